import { greeting, mailTexts } from './language';
import type { Letter, MailSite } from './letter';
import type { PasswordReset } from './passwordReset';

const resetLink = (origin: string, token: string): string =>
  `${origin}/?${new URLSearchParams({ modal: 'auth', tab: 'resetPassword', token })}`;

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
    link: { href: resetLink(origin, token), text: text.resetButton },
    closing: [text.resetNotYou],
  };
}
