import type { withdrawForm } from '@platform/messages/withdrawForm';
import { DateTime } from '../../data/DateTime/DateTime';
import { rich } from '../../theme/rich';
import { Link } from '../../primitives/Link/Link';
import { Notice } from '../../primitives/Notice/Notice';
import type { TextsOf } from '../../theme/Messages';
import type { WithdrawalBar } from './withdrawal';

interface BarNoticeProps {
  bar: WithdrawalBar;
  newPasswordHref: string;
  texts: TextsOf<typeof withdrawForm>;
}

export function BarNotice({ bar, newPasswordHref, texts }: BarNoticeProps) {
  return (
    <Notice tone="warning">
      {bar === 'stopped' ? (
        <>
          {texts.stopped} <Link href={newPasswordHref}>{texts.newPassword}</Link>
        </>
      ) : (
        rich(texts.waits, { time: <DateTime value={bar} /> })
      )}
    </Notice>
  );
}
