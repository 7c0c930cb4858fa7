import { describeDevice, UNKNOWN, type Device } from './device';
import { formatTime } from './formatTime';
import { greeting, mailTexts, type MailTexts } from './language';
import type { Letter, MailSite } from './letter';
import { mailLink } from './mailLink';

export interface SecurityNotice {
  /** Device of the event; undefined if support acted. */
  device: Device | undefined;
  at: Date;
  token: string;
  name: string | null;
  to: string;
  language: string;
}

export interface SecurityMailOptions extends SecurityNotice, MailSite {
  /** Event as part of a title: `your password was changed`. */
  what: string;
  details: readonly string[];
}

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

export function securityMail(options: SecurityMailOptions): Letter {
  const { site, origin, what, details, device, at, token, name, to, language } = options;
  const text = mailTexts(language);
  const facts = [text.when({ time: formatTime(at, language) }), ...whereFrom(device, text)];
  return {
    to,
    language,
    subject: text.noticeSubject({ site, what }),
    // Members recognise their own action by time and device. The subject line names the event.
    preview: facts.join(' · '),
    hello: greeting(text, name),
    paragraphs: [
      text.notice({ what }),
      facts.join('\n'),
      ...details,
      device === undefined ? text.notAsked : text.notYou,
    ],
    link: { href: mailLink(origin, 'stopWithdrawals', token), text: text.stopButton, urgent: true },
    closing: [],
  };
}
