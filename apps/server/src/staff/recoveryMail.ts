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

/** Mail to an administrator about a recovery of access. */
export function recoveryMail({ to, name, reason, hours }: RecoveryNotice): Mail {
  const subject = `Administrator access for ${name}`;
  const lines = [
    `The owner of the database has invited ${name} as an administrator of the platform.`,
    `Reason: ${reason}`,
    `The invitation is valid after ${hours} hours. If you do not expect it, disable it:`,
    `npm run staff -- disable "${name}" "<reason>"`,
  ];
  return {
    to,
    from: 'Platform',
    subject,
    text: lines.join('\n\n'),
    html: String(html`${lines.map((line) => html`<p>${line}</p>`)}`),
    pictures: [],
  };
}
