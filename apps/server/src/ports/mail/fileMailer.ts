import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { randomText, type Random } from '../random';
import type { Clock } from '../clock';
import type { Mailer } from './mail';
import { messageOf } from './message';

export interface FileMailerOptions {
  /**
   * Folder, created with the first email and readable by its owner only, because links in emails
   * can grant access.
   */
  folder: string;
  address: string;
  clock: Clock;
  random: Random;
  /** Called with the path of each email, never with its text. */
  log: (text: string) => void;
}

/**
 * Creates a mailer that writes emails to a folder, for local use: a `.txt` file with the text and
 * an `.eml` file for email clients.
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
      // The text file is written last, so that its reader also finds the complete email.
      const content = [`To: ${to}`, `From: ${from}`, `Subject: ${subject}`, '', text, ''];
      await write(`${path}.txt`, content.join('\n'));
      log(`A mail was written to ${path}.txt`);
    },
  };
}
