import { brandForHost, type Brand } from '@platform/tokens';
import { changeMail } from '../accounts/changeMail';
import { dropStaleMails, noteTold, takeUntoldChange } from '../accounts/changesByHand';
import type { Database } from '../db/database';
import { siteOrigin } from '../http/site';
import type { Mailer } from '../ports/mail/mail';
import type { Random } from '../ports/random';
import { sendFrom } from './sendMail';

export interface ChangesByHandOptions {
  db: Database;
  random: Random;
  mailer: Mailer;
  /** The brands that are served now. */
  brands: () => readonly Brand[];
  /** Where the site is: the brand there sends the mails, for no request says which site a member uses. */
  publicUrl: string;
  /** How long withdrawals wait after a change of what guards an account, in hours. */
  waitHours: number;
}

/**
 * Tells members by mail what support has changed by hand, with the link that stops withdrawals. A mail
 * that cannot be handed over is tried again for a day.
 *
 * @throws what the mail server says
 */
export async function mailChangesByHand({
  db,
  random,
  mailer,
  brands,
  publicUrl,
  waitHours,
}: ChangesByHandOptions): Promise<void> {
  await dropStaleMails(db);
  for (;;) {
    const untold = await takeUntoldChange(db, random, waitHours);
    if (untold === undefined) return;
    const { event, notice } = untold;
    const brand = brandForHost(brands(), new URL(publicUrl).host);
    const site = { brand, origin: siteOrigin(brand, publicUrl) };
    await sendFrom(site, { mailer }, (from) => changeMail({ ...notice, ...from }));
    await noteTold(db, event);
  }
}
