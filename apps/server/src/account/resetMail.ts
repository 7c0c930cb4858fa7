import { greeting, mailTexts } from './language';
import type { Letter, MailSite } from './letter';
import type { PasswordReset } from './passwordReset';

/** Returns the URL at which the web app asks for the new password. */
const resetLink = (origin: string, token: string): string =>
  `${origin}/?${new URLSearchParams({ modal: 'auth', tab: 'resetPassword', token })}`;

/** Composes the mail with the link for a new password. */
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
