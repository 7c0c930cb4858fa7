import type { EmailConfirmation } from './emailConfirmation';
import { greeting, mailTexts } from './language';
import type { Letter, MailSite } from './letter';
import { mailLink } from './mailLink';

/**
 * Composes the email with the confirmation link. Excludes all text from the registration, because
 * the address may belong to another person.
 */
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
    link: { href: mailLink(origin, 'confirmEmail', token), text: text.confirmButton },
    closing: [text.confirmNotYou({ site })],
  };
}
