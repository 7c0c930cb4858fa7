import sql from 'sql-template-tag';
import { one, type Database, type Queryable, type Tx } from '../db/database';
import { listRound } from './publicPlays';

const BATCH = 20_000;

export interface UnsettledRound {
  id: bigint;
  state: 'drawn' | 'settling' | 'voiding';
}

/**
 * Returns the rounds to settle, oldest first, including those that another server left unfinished.
 */
export const unsettledRounds = (db: Queryable): Promise<UnsettledRound[]> =>
  db.query<UnsettledRound>(sql`
    select id, state from wingo_round
    where state in ('drawn', 'settling', 'voiding') order by draws_at`);

/**
 * Settles a round. Each bet is paid once, even after crashes or on several servers: batches are
 * atomic, the round stores its progress, and the database allows one payout per bet.
 */
export async function settleRound(
  db: Database,
  { id, state }: UnsettledRound,
  batch = BATCH,
): Promise<void> {
  if (state === 'drawn') await db.query(sql`select settle_round(${id})`);
  let paid;
  do paid = await payBatch(db, id, batch);
  while (paid === batch);
  await db.transaction((tx) => endSettlement(tx, id));
}

async function payBatch(db: Database, round: bigint, batch: number) {
  const rows = await db.query<{ paid: number }>(
    sql`select pay_wingo_bets(${round}, ${batch}) as paid`,
  );
  return one(rows).paid;
}

async function endSettlement(tx: Tx, round: bigint): Promise<void> {
  const { ended } = one(
    await tx.query<{ ended: 'settled' | 'voided' | null }>(
      sql`select end_round(${round}) as ended`,
    ),
  );
  if (ended === 'settled') await listRound(tx, round);
}
