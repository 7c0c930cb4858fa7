import { sweepAttempts } from '../accounts/attempts';
import { sweepEmailConfirmations } from '../accounts/emailConfirmation';
import { sweepDevices } from '../accounts/knownDevices';
import { sweepPasswordResets } from '../accounts/passwordReset';
import { sweepQuotas } from '../accounts/quotas';
import { endIdleSessions, sweepSessions } from '../accounts/sessionList';
import { sweepStopLinks } from '../accounts/stopLinks';
import { sweepPreviews } from '../brands/previews';
import type { Queryable } from '../db/database';
import { sweepFundRefusals } from '../funds/refusals';
import { sweepEvents } from '../live/memberEvents';
import { sweepRefusals } from '../wingo/bets';
import { sweepPublicPlays } from '../wingo/publicPlays';

/**
 * Ends sessions that are not used, and deletes rows that no longer matter.
 *
 * @param idleMinutes how long a session lasts without use
 */
export async function sweep(db: Queryable, idleMinutes: number): Promise<void> {
  await sweepAttempts(db);
  await sweepQuotas(db);
  await sweepPasswordResets(db);
  await sweepEmailConfirmations(db);
  await sweepDevices(db);
  await endIdleSessions(db, idleMinutes);
  await sweepStopLinks(db);
  await sweepSessions(db);
  await sweepRefusals(db);
  await sweepEvents(db);
  await sweepFundRefusals(db);
  await sweepPreviews(db);
  await sweepPublicPlays(db);
}
