import type { Mail } from '../ports/mail/mail';
import type { Change, ChangeNotice } from './changes';
import { describeDevice, UNKNOWN, type Device } from './device';
import { inWords } from './moments';

export interface ChangeMailOptions extends ChangeNotice {
  /** The site as its brand calls it. */
  site: string;
  /** Where the site is, without a slash at the end. */
  origin: string;
}

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

/** The address at which the web app asks whether withdrawals shall stop. */
const stopLink = (origin: string, token: string): string =>
  `${origin}/?${new URLSearchParams({ modal: 'auth', tab: 'stopWithdrawals', token })}`;

function whereFrom({ userAgent, address, place }: Device): string {
  const { browser, platform } = describeDevice(userAgent);
  const known = [browser, platform].filter((part) => part !== UNKNOWN);
  const from = place === '' ? address : `${address} (${place})`;
  return `Device: ${known.join(' on ') || UNKNOWN}\nAddress: ${from || UNKNOWN}`;
}

const waiting = ({ at, waitsUntil }: ChangeNotice): string[] =>
  waitsUntil > at
    ? [`Because of this, nothing can be withdrawn until ${inWords(waitsUntil)}.`]
    : [];

/** The mail that tells a member of a change, with the link that stops withdrawals. */
export function changeMail({ site, origin, ...notice }: ChangeMailOptions): Mail {
  const { change, at, device, name, to, token } = notice;
  return {
    to,
    from: site,
    subject: `${site}: ${DONE[change]}`,
    text: [
      `Hello ${name},`,
      `${DONE[change]}.`,
      `When: ${inWords(at)}\n${whereFrom(device)}`,
      ...waiting(notice),
      'If it was you, there is nothing to do. If it was not, follow this link at once. It stops withdrawals and signs everybody out; then choose a new password:',
      stopLink(origin, token),
      site,
    ].join('\n\n'),
  };
}
