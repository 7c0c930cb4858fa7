import type { Mail } from '../ports/mail/mail';
import type { EmailConfirmation } from './emailConfirmation';
import { mailTexts } from './language';
import type { MailSite } from './securityMail';

/** The address at which the web app confirms. */
const confirmationLink = (origin: string, token: string): string =>
  `${origin}/?${new URLSearchParams({ modal: 'auth', tab: 'confirmEmail', token })}`;

/** The mail with the link that confirms an address. */
export function confirmationMail(options: EmailConfirmation & MailSite): Mail {
  const { to, site, origin, name, token, language } = options;
  const text = mailTexts(language);
  return {
    to,
    from: site,
    subject: text.confirmSubject({ site }),
    text: [
      text.hello({ name }),
      text.confirmLead,
      confirmationLink(origin, token),
      text.confirmNotYou({ site }),
      site,
    ].join('\n\n'),
  };
}
