import { multiply, USDT } from '@platform/rules/money';
import { betTexts, DIGITS, FEE, feeRate, oddsOf } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Tx } from '../db/database';
import { SELECTIONS } from './selections';

const odds = DIGITS.flatMap((digit) =>
  SELECTIONS.map((bet) => ({
    digit,
    ...betTexts(bet),
    perUsdt: multiply(USDT, oddsOf(bet, digit)),
  })),
).filter(({ perUsdt }) => perUsdt > 0n);

const fees = [
  ...(FEE.formerly ?? []).map(({ until, rate }) => ({ until, perUsdt: multiply(USDT, rate) })),
  { until: 'infinity', perUsdt: multiply(USDT, feeRate()) },
];

/** Version of the odds and fees. A database with other odds needs `publishOdds`. */
export const ODDS_VERSION = JSON.stringify([odds, fees], (_, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value,
);

/**
 * Stores the odds and fees. The database computes payouts and fees from them, so that no server
 * login can choose a payout.
 */
export async function publishOdds(tx: Tx): Promise<void> {
  // Another server may start at the same time.
  await tx.query(sql`lock table wingo_odds, wingo_fee in share row exclusive mode`);
  await tx.query(sql`
    merge into wingo_odds using unnest(
      ${odds.map(({ digit }) => digit)}::smallint[], ${odds.map(({ betType }) => betType)}::text[],
      ${odds.map(({ betValue }) => betValue)}::text[],
      ${odds.map(({ perUsdt }) => perUsdt)}::bigint[]) as rule (digit, bet_type, bet_value, per_usdt)
    on wingo_odds.digit = rule.digit and wingo_odds.bet_type = rule.bet_type
      and wingo_odds.bet_value = rule.bet_value
    when matched and wingo_odds.per_usdt <> rule.per_usdt then update set per_usdt = rule.per_usdt
    when not matched then insert values (digit, bet_type, bet_value, per_usdt)`);
  // Bets on the selection are paid by their odds. A later start deletes these odds.
  await tx.query(sql`
    delete from wingo_odds where (digit, bet_type, bet_value) not in (
        select * from unnest(
          ${odds.map(({ digit }) => digit)}::smallint[], ${odds.map(({ betType }) => betType)}::text[],
          ${odds.map(({ betValue }) => betValue)}::text[]))
      and not exists (
        select from wingo_round round join wingo_bet bet on bet.round_id = round.id
        where round.state not in ('settled', 'voided') and bet.bet_type = wingo_odds.bet_type
          and bet.bet_value = wingo_odds.bet_value)`);
  await tx.query(sql`
    merge into wingo_fee using unnest(
      ${fees.map(({ until }) => until)}::timestamptz[],
      ${fees.map(({ perUsdt }) => perUsdt)}::bigint[]) as rule (until, per_usdt)
    on wingo_fee.until = rule.until
    when matched and wingo_fee.per_usdt <> rule.per_usdt then update set per_usdt = rule.per_usdt
    when not matched then insert values (until, per_usdt)`);
}
