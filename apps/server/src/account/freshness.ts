import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

export const FRESH_MINUTES = 10;

/**
 * Returns true if the session proved the password within the last `FRESH_MINUTES`, and a code if
 * two-factor authentication is on. A sign-in counts as a proof.
 */
export async function isFresh(db: Queryable, session: string): Promise<boolean> {
  const fresh = await db.query(sql`
    select 1 from session where id = ${session} and revoked_at is null
      and proved_at > clock_timestamp() - ${FRESH_MINUTES} * interval '1 minute'`);
  return fresh.length > 0;
}

export async function noteProof(db: Queryable, session: string): Promise<void> {
  await db.query(sql`
    update session set proved_at = clock_timestamp() where id = ${session} and revoked_at is null`);
}
