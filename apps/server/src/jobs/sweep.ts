import { sweepAttempts } from '../accounts/attempts';
import { sweepPasswordResets } from '../accounts/passwordReset';
import { sweepSessions } from '../accounts/sessionList';
import type { Queryable } from '../db/database';

/** Deletes what no longer counts for anything. */
export async function sweep(db: Queryable): Promise<void> {
  await sweepAttempts(db);
  await sweepPasswordResets(db);
  await sweepSessions(db);
}
