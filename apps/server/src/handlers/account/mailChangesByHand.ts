import { balanceMail } from '../../account/balanceMail';
import { changeMail } from '../../account/changeMail';
import {
  dropStaleMails,
  markMailed,
  takeUnmailedChange,
  takeUnmailedCorrection,
} from '../../account/changesByHand';
import type { Database } from '../../db/database';
import type { Site } from '../../http/site';
import type { Mailer } from '../../ports/mail/mail';
import type { Random } from '../../ports/random';
import { sendFrom } from '../shared/sendMail';

export interface ChangesByHandOptions {
  db: Database;
  random: Random;
  mailer: Mailer;
  /** Site of the emails, because no request determines the member's site. */
  site: () => Site;
  waitHours: number;
  /** Aborted at shutdown. Any server sends the remaining emails later. */
  ending?: AbortSignal;
}

/** Notifies members of changes that support has made. Retries a failed email for a day. */
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
    const change = await takeUnmailedChange(db, random, waitHours);
    if (change === undefined) return;
    const { event, notice } = change;
    await sendFrom(site(), { mailer }, (from) => changeMail({ ...notice, ...from }), ending);
    await markMailed(db, event);
  }
}

/**
 * Notifies members whose balance support has corrected, like `mailChangesByHand`.
 *
 * @throws the mail server's error
 */
export async function mailCorrections({
  db,
  mailer,
  site,
  ending,
}: Omit<ChangesByHandOptions, 'random' | 'waitHours'>): Promise<void> {
  while (!ending?.aborted) {
    const correction = await takeUnmailedCorrection(db);
    if (correction === undefined) return;
    const { event, notice } = correction;
    await sendFrom(site(), { mailer }, (from) => balanceMail({ ...notice, ...from }), ending);
    await markMailed(db, event);
  }
}
