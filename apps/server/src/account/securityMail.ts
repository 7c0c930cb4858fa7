import { describeDevice, UNKNOWN, type Device } from './device';
import { formatTime } from './formatTime';
import { greeting, mailTexts, type MailTexts } from './language';
import type { Letter, MailSite } from './letter';

/** What happened to an account, for the mail to its member. */
export interface SecurityNotice {
  /** From where it was done; undefined where support did it. */
  device: Device | undefined;
  at: Date;
  /** The token of the link that stops withdrawals. */
  token: string;
  /** Null until the member has confirmed the address. */
  name: string | null;
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

function whereFrom(from: Device | undefined, text: MailTexts): readonly string[] {
  if (from === undefined) return [text.bySupport];
  const { userAgent, address, place } = from;
  const { browser, platform } = describeDevice(userAgent);
  const [known, other] = [browser, platform].filter((part) => part !== UNKNOWN);
  const device =
    known !== undefined && other !== undefined
      ? text.deviceOn({ browser: known, platform: other })
      : (known ?? text.unknown);
  const where = place === '' ? address : text.addressIn({ address, place });
  return [text.device({ device }), text.address({ address: where || text.unknown })];
}

/** A mail that says what was done from where, with the link that stops withdrawals. */
export function securityMail(options: SecurityMailOptions): Letter {
  const { site, origin, what, details, device, at, token, name, to, language } = options;
  const text = mailTexts(language);
  const facts = [text.when({ time: formatTime(at, language) }), ...whereFrom(device, text)];
  return {
    to,
    language,
    subject: text.noticeSubject({ site, what }),
    // The subject says what happened: when and from where tells a member whether it was them.
    preview: facts.join(' · '),
    hello: greeting(text, name),
    paragraphs: [
      text.notice({ what }),
      facts.join('\n'),
      ...details,
      device === undefined ? text.notAsked : text.notYou,
    ],
    link: { href: stopLink(origin, token), text: text.stopButton, urgent: true },
    closing: [],
  };
}
