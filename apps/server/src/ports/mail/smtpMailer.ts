import { createTransport } from 'nodemailer';
import type { Mailer } from './mail';

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. */
  url: string;
  /** The address that mails come from. */
  address: string;
}

/** Sends mails through an SMTP server. */
export function smtpMailer({ url, address }: SmtpMailerOptions): Mailer {
  const transport = createTransport(url);
  return {
    send: async ({ to, from, subject, text }) => {
      // As objects: in a text, an address with a comma would be two.
      await transport.sendMail({
        from: { name: from, address },
        to: { name: '', address: to },
        subject,
        text,
      });
    },
  };
}
