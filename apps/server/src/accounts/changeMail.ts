import type { Mail } from '../ports/mail/mail';
import type { Change, ChangeNotice } from './changes';
import { inWords } from './moments';
import { securityMail, type MailSite } from './securityMail';

/** What was done, as a title. */
const DONE: Readonly<Record<Change, string>> = {
  'password-changed': 'your password was changed',
  'password-reset': 'your password was replaced by a link from a mail',
  'txn-password-set': 'a TXN password was set',
  'txn-password-changed': 'your TXN password was changed',
  'two-factor-enabled': 'two-factor authentication was turned on',
  'two-factor-disabled': 'two-factor authentication was turned off',
  'wallet-address-changed': 'your wallet address was changed',
};

const waiting = ({ at, waitsUntil }: ChangeNotice): string[] =>
  waitsUntil > at
    ? [`Because of this, nothing can be withdrawn until ${inWords(waitsUntil)}.`]
    : [];

/** The mail that tells a member of a change, with the link that stops withdrawals. */
export const changeMail = (notice: ChangeNotice & MailSite): Mail =>
  securityMail({ ...notice, what: DONE[notice.change], details: waiting(notice) });
