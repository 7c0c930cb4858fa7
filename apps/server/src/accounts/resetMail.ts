import type { Mail } from '../ports/mail/mail';
import { mailTexts } from './language';
import type { PasswordReset } from './passwordReset';
import type { MailSite } from './securityMail';

/** The address at which the web app asks for the new password. */
const resetLink = (origin: string, token: string): string =>
  `${origin}/?${new URLSearchParams({ modal: 'auth', tab: 'resetPassword', token })}`;

/** The mail with the link for a new password. */
export function resetMail(options: Omit<PasswordReset, 'member'> & MailSite): Mail {
  const { to, site, origin, name, token, language } = options;
  const text = mailTexts(language);
  return {
    to,
    from: site,
    subject: text.resetSubject({ site }),
    text: [
      text.hello({ name }),
      text.resetLead,
      resetLink(origin, token),
      text.resetNotYou,
      site,
    ].join('\n\n'),
  };
}
