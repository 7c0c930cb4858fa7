import { changeMail } from '../../account/changeMail';
import { dropStaleMails, noteTold, takeUntoldChange } from '../../account/changesByHand';
import type { Database } from '../../db/database';
import type { Site } from '../../http/site';
import type { Mailer } from '../../ports/mail/mail';
import type { Random } from '../../ports/random';
import { sendFrom } from '../shared/sendMail';

export interface ChangesByHandOptions {
  db: Database;
  random: Random;
  mailer: Mailer;
  /** Whose brand sends the mails, for no request says which site a member uses. */
  site: () => Site;
  /** How long withdrawals wait after a change of what guards an account, in hours. */
  waitHours: number;
  /** Ends what is under way; it is sent later, by any server. */
  ending?: AbortSignal;
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
  site,
  waitHours,
  ending,
}: ChangesByHandOptions): Promise<void> {
  await dropStaleMails(db);
  while (!ending?.aborted) {
    const untold = await takeUntoldChange(db, random, waitHours);
    if (untold === undefined) return;
    const { event, notice } = untold;
    await sendFrom(site(), { mailer }, (from) => changeMail({ ...notice, ...from }), ending);
    await noteTold(db, event);
  }
}
