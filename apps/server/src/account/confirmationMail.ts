import type { EmailConfirmation } from './emailConfirmation';
import { greeting, mailTexts } from './language';
import type { Letter, MailSite } from './letter';

/** Returns the URL at which the web app confirms the address. */
const confirmationLink = (origin: string, token: string): string =>
  `${origin}/?${new URLSearchParams({ modal: 'auth', tab: 'confirmEmail', token })}`;

/** Composes the mail with the confirmation link. It contains no text of the person who registered. */
export function confirmationMail(options: EmailConfirmation & MailSite): Letter {
  const { to, site, origin, token, language } = options;
  const text = mailTexts(language);
  return {
    to,
    language,
    subject: text.confirmSubject({ site }),
    preview: text.confirmLead,
    hello: greeting(text, null),
    paragraphs: [text.confirmLead],
    link: { href: confirmationLink(origin, token), text: text.confirmButton },
    closing: [text.confirmNotYou({ site })],
  };
}
