import type { WithdrawalBar } from '../accounts/guards';
import { inWords } from '../accounts/moments';
import { Refusal } from '../http/refusal';

/** Why a member may not withdraw now, in words. */
export const barRefusal = (bar: WithdrawalBar): Refusal =>
  bar.why === 'stopped'
    ? new Refusal(
        403,
        'Withdrawals of this account were stopped by the link of a mail. A new password, set with ‘Forgot Password’, lets them go on.',
        'WITHDRAWALS_STOPPED',
      )
    : new Refusal(
        403,
        `Your password, TXN password, wallet address or two-factor authentication was changed, so withdrawals wait until ${inWords(bar.until)}.`,
        'WITHDRAWALS_WAIT',
      );
