import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Database, type Queryable } from '../db/database';
import { rankFor } from './shares';

const BATCH = 500;

export async function payLockBonuses(db: Database): Promise<void> {
  let taken;
  do {
    const rows = await db.query<{ taken: number }>(sql`select pay_lock_bonuses(${BATCH}) as taken`);
    taken = one(rows).taken;
  } while (taken > 0);
}

/** Returns the rank of a member; 0 below the first rank. */
export async function rankOf(db: Queryable, member: bigint): Promise<number> {
  const [row] = await db.query<{ team: MicroUsdt }>(sql`
    select amount as team from team_locked where member_id = ${member}`);
  return rankFor(row?.team ?? 0n);
}
