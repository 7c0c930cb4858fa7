import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomText, type Random } from '../random';
import type { Clock } from '../clock';
import type { Mailer } from './mail';

export interface FileMailerOptions {
  /** Made at the first mail; what is in it can sign in, so only its owner may read it. */
  folder: string;
  clock: Clock;
  random: Random;
  /** Called with where each mail is, for example for the console; its text is only in the file. */
  log: (text: string) => void;
}

/** Writes mails to a folder instead of sending them: for a machine of one's own. */
export const fileMailer = ({ folder, clock, random, log }: FileMailerOptions): Mailer => ({
  send: async ({ to, from, subject, text }) => {
    const time = new Date(clock.now()).toISOString().replace(/[:.]/g, '-');
    const file = join(folder, `${time}-${randomText(random, '0123456789abcdef', 6)}.txt`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const content = [`To: ${to}`, `From: ${from}`, `Subject: ${subject}`, '', text, ''];
    await writeFile(file, content.join('\n'), { flag: 'wx', mode: 0o600 });
    log(`A mail was written to ${file}`);
  },
});
