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
  /** Site that sends the mails, because no request names the member's site. */
  site: () => Site;
  /** Waiting time of withdrawals after a change, in hours. */
  waitHours: number;
  /** Stops the job. The remaining mails are sent later, by any server. */
  ending?: AbortSignal;
}

/**
 * Mails members about changes by support, with the link that stops withdrawals. A failed mail is retried
 * for a day.
 *
 * @throws the error of the mail server
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
