import { createTransport } from 'nodemailer';
import { isThisMachine } from '../thisMachine';
import { untilAborted } from '../untilAborted';
import type { Mailer } from './mail';
import { messageOf } from './message';

/**
 * Time limit of an email, in ms. At shutdown, the server still sends the emails of its last
 * responses. The responses may take ten seconds themselves, and the process is killed after 30.
 */
const TIMEOUT_MS = 15_000;

export interface SmtpMailerOptions {
  /**
   * Address of the mail server: `smtp://user:password@host:587`, or `smtps:` for TLS from the first
   * byte. A server on another machine must offer STARTTLS with a valid certificate, whatever the
   * address says.
   */
  url: string;
  address: string;
  timeoutMs?: number;
}

/** Options of an address that would permit mails without TLS, or an invalid certificate. */
const WEAK = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'tls.rejectUnauthorized'];

/** Returns the address of a mail server, which must use TLS unless the server is this machine. */
function withTls(address: string): string {
  const url = new URL(address);
  if (isThisMachine(url.hostname)) return address;
  for (const name of WEAK) url.searchParams.delete(name);
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

export function smtpMailer(options: SmtpMailerOptions): Mailer {
  const { url, address, timeoutMs = TIMEOUT_MS } = options;
  const transport = createTransport(withTls(url));
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
