import { createTransport } from 'nodemailer';
import { untilAborted } from '../untilAborted';
import type { Mailer } from './mail';
import { messageOf } from './message';

/**
 * Time limit per email, in ms. At shutdown, the server still sends the emails of its last
 * responses. The responses may take ten seconds themselves, and the process is killed after 30.
 */
const TIMEOUT_MS = 15_000;

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. */
  url: string;
  address: string;
  /** Time limit per email, in ms. @default 15_000 */
  timeoutMs?: number;
}

export function smtpMailer(options: SmtpMailerOptions): Mailer {
  const { url, address, timeoutMs = TIMEOUT_MS } = options;
  const transport = createTransport(url);
  return {
    send: async (mail, ending) => {
      const limit = AbortSignal.timeout(timeoutMs);
      const message = messageOf(mail, address);
      try {
        await untilAborted([limit, ending], (signal) => transport.sendMail({ ...message, signal }));
      } catch (cause) {
        if (!limit.aborted) throw cause;
        throw new Error(`The mail server took longer than ${timeoutMs / 1000} seconds.`, { cause });
      }
    },
  };
}
