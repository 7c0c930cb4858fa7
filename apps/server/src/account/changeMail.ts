import type { ChangeNotice } from './changes';
import { formatTime } from './formatTime';
import { mailTexts, type MailTexts } from './language';
import type { Letter, MailSite } from './letter';
import { securityMail } from './securityMail';

const doneIn = (text: MailTexts): Readonly<Record<ChangeNotice['change'], string>> => ({
  'password-changed': text.passwordChanged,
  'password-reset': text.passwordReset,
  'txn-password-set': text.txnPasswordSet,
  'txn-password-changed': text.txnPasswordChanged,
  'two-factor-enabled': text.twoFactorEnabled,
  'two-factor-disabled': text.twoFactorDisabled,
  'recovery-code-used': text.recoveryCodeUsed,
  'recovery-codes-renewed': text.recoveryCodesRenewed,
  'wallet-address-changed': text.walletAddressChanged,
  'withdrawals-resumed': text.withdrawalsResumed,
});

export function changeMail(notice: ChangeNotice & MailSite): Letter {
  const { at, waitsUntil, language } = notice;
  const text = mailTexts(language);
  const waiting = waitsUntil > at ? [text.waits({ time: formatTime(waitsUntil, language) })] : [];
  return securityMail({ ...notice, what: doneIn(text)[notice.change], details: waiting });
}
