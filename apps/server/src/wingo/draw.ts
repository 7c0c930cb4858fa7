import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { commitmentOf, digitOf } from './proof';

// Nothing here knows of bets: what was staked cannot touch what is drawn.

interface DueRound {
  id: bigint;
  number: string;
  seed: Buffer;
  commitment: Buffer;
}

/**
 * Draws the closed rounds whose time has come, also those whose time came while no server ran: the
 * seed was fixed before the first bet, so a late draw is as fair as a punctual one. A round whose
 * seed is not the one that was committed to cannot be drawn fairly any more and is voided.
 *
 * @returns the ids of the rounds that became due; another server may have drawn them first
 */
export async function drawRounds(db: Queryable): Promise<bigint[]> {
  const due = await db.query<DueRound>(sql`
    select id, number, seed, commitment from wingo_round
    where state = 'closed' and draws_at <= clock_timestamp()
    order by draws_at`);
  for (const round of due) await drawRound(db, round);
  return due.map(({ id }) => id);
}

async function drawRound(db: Queryable, { id, number, seed, commitment }: DueRound): Promise<void> {
  if (!commitmentOf(seed).equals(commitment)) return voidRound(db, id);
  await db.query(sql`
    update wingo_round
    set state = 'drawn', result = ${digitOf(seed, number)}, drawn_at = clock_timestamp()
    where id = ${id} and state = 'closed'`);
}

/** Calls a round off before its draw: every stake will be returned whole. */
export async function voidRound(db: Queryable, round: bigint): Promise<void> {
  await db.query(sql`
    update wingo_round set state = 'voiding'
    where id = ${round} and state in ('open', 'closed')`);
}
