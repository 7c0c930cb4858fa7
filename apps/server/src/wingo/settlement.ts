import type { MicroUsdt } from '@platform/rules/money';
import type { Digit } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { one, type Database, type Queryable, type Tx } from '../db/database';
import { accountOf, escrowOf, platformAccount } from '../ledger/accounts';
import { transfer } from '../ledger/transfer';
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
  if (state === 'drawn') await db.transaction((tx) => beginSettlement(tx, id, rates));
  let paid;
  do paid = await payBatch(db, id, rates, batch);
  while (paid === batch);
  await db.transaction((tx) => endSettlement(tx, id));
}

/** Totals of a round's bets, in micro-USDT. */
interface Totals {
  stakes: MicroUsdt;
  fees: MicroUsdt;
  payouts: MicroUsdt;
}

async function totalsOf(tx: Tx, round: bigint, rates: readonly Rate[]): Promise<Totals> {
  const { types, values, perUsdt } = columns(rates);
  const rows = await tx.query<Totals>(sql`
    select coalesce(sum(stake), 0)::bigint as stakes, coalesce(sum(fee), 0)::bigint as fees,
      coalesce(sum(div(stake::numeric * rate.per_usdt, 1000000)), 0)::bigint as payouts
    from wingo_bet
    left join unnest(${types}::text[], ${values}::text[], ${perUsdt}::bigint[])
      as rate (bet_type, bet_value, per_usdt) using (bet_type, bet_value)
    where round_id = ${round}`);
  return one(rows);
}

/**
 * Moves the fees and the net result out of the escrow. If the players won more than they staked,
 * the house account pays the difference into the escrow, which then contains exactly the payouts.
 */
async function beginSettlement(tx: Tx, round: bigint, rates: readonly Rate[]): Promise<void> {
  const claimed = await tx.query(sql`
    update wingo_round set state = 'settling' where id = ${round} and state = 'drawn' returning id`);
  if (claimed.length === 0) return;
  const { stakes, fees, payouts } = await totalsOf(tx, round, rates);
  // A round without bets may have no escrow.
  if (stakes === 0n) return;
  const net = stakes - fees - payouts;
  const escrow = await accountOf(tx, 'escrow', round);
  const house = await platformAccount(tx, 'house');
  const toFees = { key: `fees:${round}`, from: escrow, to: await platformAccount(tx, 'fees') };
  const toHouse = { key: `net:${round}`, from: escrow, to: house, amount: net };
  const fromHouse = { key: `net:${round}`, from: house, to: escrow, amount: -net };
  await transfer(tx, [
    // The payment into the escrow comes first, so that the escrow can pay the fees.
    ...(net < 0n ? [fromHouse] : []),
    ...(fees > 0n ? [{ ...toFees, amount: fees }] : []),
    ...(net > 0n ? [toHouse] : []),
  ]);
}

async function payBatch(db: Database, round: bigint, rates: readonly Rate[], batch: number) {
  const { types, values, perUsdt } = columns(rates);
  const rows = await db.query<{ paid: number }>(sql`
    select wingo_pay_bets(${round}, ${types}, ${values}, ${perUsdt}, ${batch}) as paid`);
  return one(rows).paid;
}

async function endSettlement(tx: Tx, round: bigint): Promise<void> {
  const [ended] = await tx.query<{ state: 'settled' | 'voided' }>(sql`
    update wingo_round set state = case state when 'settling' then 'settled' else 'voided' end
    where id = ${round} and state in ('settling', 'voiding') returning state`);
  if (ended === undefined) return;
  const left = await escrowOf(tx, round);
  if (left !== 0n) {
    throw new Error(
      `The escrow of round ${round} would end at ${left} micro-USDT instead of zero. ` +
        'Nothing was changed; compare its bets with their payouts.',
    );
  }
  if (ended.state === 'settled') await listRound(tx, round);
}
