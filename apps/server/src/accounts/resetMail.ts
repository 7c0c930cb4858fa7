import type { Mail } from '../ports/mail/mail';
import type { PasswordReset } from './passwordReset';

export interface ResetMailOptions extends Omit<PasswordReset, 'member'> {
  /** The site as its brand calls it. */
  site: string;
  /** Where the site is, without a slash at the end. */
  origin: string;
}

/** The address at which the web app asks for the new password. */
const resetLink = (origin: string, token: string): string =>
  `${origin}/?${new URLSearchParams({ modal: 'auth', tab: 'resetPassword', token })}`;

/** The mail with the link for a new password. */
export const resetMail = ({ to, site, origin, name, token }: ResetMailOptions): Mail => ({
  to,
  from: site,
  subject: `${site}: choose a new password`,
  text: [
    `Hello ${name},`,
    'somebody, probably you, asked for a new password. This link takes you there; it counts once and for one hour:',
    resetLink(origin, token),
    'If it was not you, there is nothing to do: without the link your password stays as it is.',
    site,
  ].join('\n\n'),
});
