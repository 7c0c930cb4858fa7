import { greeting, mailTexts } from './language';
import type { Letter, MailSite } from './letter';
import { mailLink } from './mailLink';
import type { PasswordReset } from './passwordReset';

export function resetMail(options: Omit<PasswordReset, 'member'> & MailSite): Letter {
  const { to, site, origin, name, token, language } = options;
  const text = mailTexts(language);
  return {
    to,
    language,
    subject: text.resetSubject({ site }),
    preview: text.resetLead,
    hello: greeting(text, name),
    paragraphs: [text.resetLead],
    link: { href: mailLink(origin, 'resetPassword', token), text: text.resetButton },
    closing: [text.resetNotYou],
  };
}
