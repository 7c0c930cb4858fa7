import type { Mail } from '../ports/mail/mail';
import type { EmailConfirmation } from './emailConfirmation';

export interface ConfirmationMailOptions extends EmailConfirmation {
  /** The site as its brand calls it. */
  site: string;
  /** Where the site is, without a slash at the end. */
  origin: string;
}

/** The address at which the web app confirms. */
const confirmationLink = (origin: string, token: string): string =>
  `${origin}/?${new URLSearchParams({ modal: 'auth', tab: 'confirmEmail', token })}`;

/** The mail with the link that confirms an address. */
export const confirmationMail = ({
  to,
  site,
  origin,
  name,
  token,
}: ConfirmationMailOptions): Mail => ({
  to,
  from: site,
  subject: `${site}: confirm your email address`,
  text: [
    `Hello ${name},`,
    'please open this link to confirm that this is your email address. It works for three days:',
    confirmationLink(origin, token),
    `If you have not registered at ${site}, somebody else has given your address. You do not need to do anything.`,
    site,
  ].join('\n\n'),
});
