import { createTransport } from 'nodemailer';
import type { Mailer } from './mail';
import { messageOf } from './message';

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
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, address));
    },
  };
}
