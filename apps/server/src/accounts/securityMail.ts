import type { Mail } from '../ports/mail/mail';
import { describeDevice, UNKNOWN, type Device } from './device';
import { inWords } from './moments';

/** The site that a mail comes from. */
export interface MailSite {
  /** As its brand calls it. */
  site: string;
  /** Where it is, without a slash at the end. */
  origin: string;
}

/** What happened to an account, as its member is told by mail. */
export interface SecurityNotice {
  device: Device;
  at: Date;
  /** The token of the link that stops withdrawals. */
  token: string;
  name: string;
  to: string;
}

export interface SecurityMailOptions extends SecurityNotice, MailSite {
  /** What happened, as a title: `your password was changed`. */
  what: string;
  /** What there is to say of it, a paragraph each. */
  details: readonly string[];
}

/** The address at which the web app asks whether withdrawals shall stop. */
const stopLink = (origin: string, token: string): string =>
  `${origin}/?${new URLSearchParams({ modal: 'auth', tab: 'stopWithdrawals', token })}`;

function whereFrom({ userAgent, address, place }: Device): string {
  const { browser, platform } = describeDevice(userAgent);
  const known = [browser, platform].filter((part) => part !== UNKNOWN);
  const from = place === '' ? address : `${address} (${place})`;
  return `Device: ${known.join(' on ') || UNKNOWN}\nAddress: ${from || UNKNOWN}`;
}

/** A mail that says what was done from where, with the link that stops withdrawals. */
export function securityMail(options: SecurityMailOptions): Mail {
  const { site, origin, what, details, device, at, token, name, to } = options;
  return {
    to,
    from: site,
    subject: `${site}: ${what}`,
    text: [
      `Hello ${name},`,
      `${what}.`,
      `When: ${inWords(at)}\n${whereFrom(device)}`,
      ...details,
      'If it was you, there is nothing to do. If it was not, follow this link at once. It stops withdrawals and signs everybody out; then choose a new password:',
      stopLink(origin, token),
      site,
    ].join('\n\n'),
  };
}
