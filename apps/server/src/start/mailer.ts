import { join } from 'node:path';
import type { Config } from '../config/config';
import { systemClock } from '../ports/clock';
import { fileMailer } from '../ports/mail/fileMailer';
import type { Mailer } from '../ports/mail/mail';
import { smtpMailer } from '../ports/mail/smtpMailer';
import { systemRandom } from '../ports/random';

/** Opens the mailer. Without an SMTP server, emails become files in the data folder. */
export const openMailer = ({
  SMTP_URL,
  MAIL_FROM,
  DATA_DIR,
}: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer =>
  SMTP_URL === undefined
    ? fileMailer({
        folder: join(DATA_DIR, 'mail'),
        address: MAIL_FROM,
        clock: systemClock,
        random: systemRandom,
        log: console.log,
      })
    : smtpMailer({ url: SMTP_URL, address: MAIL_FROM });
