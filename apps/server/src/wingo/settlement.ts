import type { Digit } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { one, type Database, type Queryable, type Tx } from '../db/database';
import { listRound } from './publicPlays';
import { REFUND_RATES, winningRates, type Rate } from './selections';

const BATCH = 20_000;

/** Round whose bets are to be paid or refunded. */
export interface UnsettledRound {
  id: bigint;
  state: 'drawn' | 'settling' | 'voiding';
  endsAt: Date;
  result: Digit | null;
}

/**
 * Returns the rounds to settle, oldest first, including those that another server left unfinished.
 */
export const unsettledRounds = (db: Queryable): Promise<UnsettledRound[]> =>
  db.query<UnsettledRound>(sql`
    select id, state, ends_at as "endsAt", result from wingo_round
    where state in ('drawn', 'settling', 'voiding') order by draws_at`);

const columns = (rates: readonly Rate[]) => ({
  types: rates.map(({ betType }) => betType),
  values: rates.map(({ betValue }) => betValue),
  perUsdt: rates.map(({ perUsdt }) => perUsdt),
});

/**
 * Settles a round: pays the winners, or refunds every stake of a voided round. Each bet is paid
 * once, even after crashes or on several servers: batches are atomic, the round stores its
 * progress, and the database allows one payout per bet.
 *
 * @param batch number of bets per transaction
 */
export async function settleRound(
  db: Database,
  { id, state, endsAt, result }: UnsettledRound,
  batch = BATCH,
): Promise<void> {
  const rates = result === null ? REFUND_RATES : winningRates(result, endsAt.getTime());
  if (state === 'drawn') await db.query(sql`select settle_round(${id})`);
  let paid;
  do paid = await payBatch(db, id, rates, batch);
  while (paid === batch);
  await db.transaction((tx) => endSettlement(tx, id));
}

async function payBatch(db: Database, round: bigint, rates: readonly Rate[], batch: number) {
  const { types, values, perUsdt } = columns(rates);
  const rows = await db.query<{ paid: number }>(sql`
    select wingo_pay_bets(${round}, ${types}, ${values}, ${perUsdt}, ${batch}) as paid`);
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
