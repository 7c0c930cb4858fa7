import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** Makes a member's sessions stale, as if the last proof were ten minutes old. */
export async function makeStale(db: Queryable, member: bigint): Promise<void> {
  await db.query(sql`
    update session set proved_at = clock_timestamp() - interval '10 minutes'
    where member_id = ${member}`);
}
