import { useBalances, useLiveUpdates, usePreference, useSession } from '@platform/api/react';
import { memberHeader } from '@platform/messages/memberHeader';
import { AppHeader, BalanceSelector, ProductMenu, useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useNavigate } from 'react-router-dom';
import { PRODUCT_MENU } from '../../menus/productMenu';
import { modalHref, paths, referralLink } from '../../paths';
import { InDisplayCurrency } from '../wallet/InDisplayCurrency';
import { DisplayChoice } from '../display/DisplayChoice';
import { Notifications } from '../notifications/Notifications';
import { useHeldBalance } from '../wallet/heldBalance';
import { useFirstDepositCheck } from '../wallet/useDepositCheck';

// Exports the notices from this file, because every member page shows them with the header.
export { MemberNotices } from './MemberNotices';
export { UnconfirmedEmail } from '../account/UnconfirmedEmail';

export interface MemberHeaderProps {
  /** Current path. A new path refetches the balances. */
  path: string;
}

export function MemberHeader({ path }: MemberHeaderProps) {
  const text = useTexts(memberHeader);
  const { member } = useSession();
  const { data: balances, error, retry } = useBalances(path);
  const held = useHeldBalance();
  const [currency, onCurrencyChange] = usePreference('currency');
  useFirstDepositCheck();
  useLiveUpdates();
  const shared = { href: modalHref('wallet'), currency, onCurrencyChange };
  const failure = balances ? {} : { error: error?.message, onRetry: retry };
  const toasts = useToasts();
  const navigate = useNavigate();
  const copyReferralLink = async () => {
    try {
      await navigator.clipboard.writeText(referralLink(member?.code ?? ''));
      toasts.success(text.referralCopied);
    } catch {
      // Opens the referral page, which shows the link, if the clipboard is not accessible.
      await navigate(paths.referral);
    }
  };
  return (
    <InDisplayCurrency>
      <AppHeader
        locker={
          <BalanceSelector kind="locker" balance={balances?.locker} {...shared} {...failure} />
        }
        wallet={
          <BalanceSelector
            kind="wallet"
            balance={held ?? balances?.main}
            {...shared}
            {...failure}
          />
        }
        display={<DisplayChoice />}
        notifications={<Notifications />}
        onReferral={() => void copyReferralLink()}
        menu={<ProductMenu items={PRODUCT_MENU} />}
        homeHref={paths.dashboard}
      />
    </InDisplayCurrency>
  );
}
