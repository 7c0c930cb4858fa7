import { html } from 'hono/html';
import type { Mail } from '../ports/mail/mail';

export interface RecoveryNotice {
  to: string;
  /** Person who gets access. */
  name: string;
  reason: string;
  /** Delay before the person gets access, in hours. */
  hours: number;
}

/** Composes the email to an administrator about a recovery of access. */
export const recoveryMail = ({ to, name, reason, hours }: RecoveryNotice): Mail =>
  mailOf(to, `Administrator access for ${name}`, [
    `The owner of the database has invited ${name} as an administrator of the platform.`,
    `Reason: ${reason}`,
    `The invitation is valid after ${hours} hours. If you do not expect it, disable it:`,
    `npm run staff -- disable "${name}" "<reason>"`,
  ]);

/** Composes the email to a person for whom a link was created. */
export const linkMail = ({ to, name, reason }: Omit<RecoveryNotice, 'hours'>): Mail =>
  mailOf(to, `A new sign-in for ${name}`, [
    `A link was created with which ${name} sets a new password and second factor for the pages of staff.`,
    `Reason: ${reason}`,
    'The link works once within a day. If you do not expect it, tell an administrator at once.',
  ]);

function mailOf(to: string, subject: string, lines: readonly string[]): Mail {
  return {
    to,
    from: 'Platform',
    subject,
    text: lines.join('\n\n'),
    html: String(html`${lines.map((line) => html`<p>${line}</p>`)}`),
    pictures: [],
  };
}
