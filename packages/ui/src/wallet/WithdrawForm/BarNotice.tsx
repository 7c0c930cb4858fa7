import { DateTime } from '../../data/DateTime/DateTime';
import { Link } from '../../primitives/Link/Link';
import { Notice } from '../../primitives/Notice/Notice';
import type { WithdrawalBar, WithdrawTexts } from './withdrawal';

interface BarNoticeProps {
  bar: WithdrawalBar;
  newPasswordHref: string;
  texts: WithdrawTexts;
}

/** Why nothing can be withdrawn now. */
export function BarNotice({ bar, newPasswordHref, texts }: BarNoticeProps) {
  return (
    <Notice tone="warning">
      {bar === 'stopped' ? (
        <>
          {texts.stopped} <Link href={newPasswordHref}>{texts.newPassword}</Link>
        </>
      ) : (
        <>
          {texts.waits} <DateTime value={bar} />.
        </>
      )}
    </Notice>
  );
}
