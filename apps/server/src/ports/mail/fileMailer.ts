import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { randomText, type Random } from '../random';
import type { Clock } from '../clock';
import type { Mailer } from './mail';
import { messageOf } from './message';

export interface FileMailerOptions {
  /** Made at the first mail; what is in it can sign in, so only its owner may read it. */
  folder: string;
  /** The address that mails come from. */
  address: string;
  clock: Clock;
  random: Random;
  /** Called with where each mail is, for example for the console; its text is only in the file. */
  log: (text: string) => void;
}

/**
 * Writes mails to a folder instead of sending them: for a machine of one's own. Each is a `.txt` with
 * its text and, beside it, an `.eml`, which is the mail as SMTP would carry it: mail programs open it.
 */
export function fileMailer({ folder, address, clock, random, log }: FileMailerOptions): Mailer {
  const composer = createTransport({ streamTransport: true });
  return {
    send: async (mail) => {
      const { to, from, subject, text } = mail;
      const now = new Date(clock.now());
      const time = now.toISOString().replace(/[:.]/g, '-');
      const path = join(folder, `${time}-${randomText(random, '0123456789abcdef', 6)}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const write = (file: string, content: Parameters<typeof writeFile>[1]) =>
        writeFile(file, content, { flag: 'wx', mode: 0o600 });
      const { message } = await composer.sendMail({ ...messageOf(mail, address), date: now });
      await write(`${path}.eml`, message);
      // Last: who finds the text finds the whole mail beside it.
      const content = [`To: ${to}`, `From: ${from}`, `Subject: ${subject}`, '', text, ''];
      await write(`${path}.txt`, content.join('\n'));
      log(`A mail was written to ${path}.txt`);
    },
  };
}
