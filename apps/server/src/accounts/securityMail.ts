import type { Mail } from '../ports/mail/mail';
import { describeDevice, UNKNOWN, type Device } from './device';
import { mailTexts, type MailTexts } from './language';
import { formatTime } from './formatTime';

/** The site that a mail comes from. */
export interface MailSite {
  /** As its brand calls it. */
  site: string;
  /** Where it is, without a slash at the end. */
  origin: string;
}

/** What happened to an account, for the mail to its member. */
export interface SecurityNotice {
  device: Device;
  at: Date;
  /** The token of the link that stops withdrawals. */
  token: string;
  name: string;
  to: string;
  /** The language that the member reads. */
  language: string;
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

function whereFrom({ userAgent, address, place }: Device, text: MailTexts): string {
  const { browser, platform } = describeDevice(userAgent);
  const [known, other] = [browser, platform].filter((part) => part !== UNKNOWN);
  const device =
    known !== undefined && other !== undefined
      ? text.deviceOn({ browser: known, platform: other })
      : (known ?? text.unknown);
  const from = place === '' ? address : text.addressIn({ address, place });
  return [text.device({ device }), text.address({ address: from || text.unknown })].join('\n');
}

/** A mail that says what was done from where, with the link that stops withdrawals. */
export function securityMail(options: SecurityMailOptions): Mail {
  const { site, origin, what, details, device, at, token, name, to, language } = options;
  const text = mailTexts(language);
  const when = text.when({ time: formatTime(at, language) });
  return {
    to,
    from: site,
    subject: text.noticeSubject({ site, what }),
    text: [
      text.hello({ name }),
      text.notice({ what }),
      `${when}\n${whereFrom(device, text)}`,
      ...details,
      text.notYou,
      stopLink(origin, token),
      site,
    ].join('\n\n'),
  };
}
