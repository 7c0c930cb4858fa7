import type { MicroUsdt } from '@platform/rules/money';
import { DIGITS, payout, type WingoBet } from '@platform/rules/wingo';

export interface StakedBet {
  bet: WingoBet;
  stake: MicroUsdt;
}

/** Pairs of bets that together lose almost nothing, for every result. */
const OPPOSITES = [
  ['green', 'red'],
  ['high', 'low'],
] as const;

const sum = (amounts: readonly MicroUsdt[]) => amounts.reduce((total, next) => total + next, 0n);
const smaller = (a: MicroUsdt, b: MicroUsdt) => (a < b ? a : b);

function withoutPairs(bets: readonly StakedBet[]): StakedBet[] {
  const stakes = new Map<string, StakedBet>();
  for (const { bet, stake } of bets) {
    const name = String(bet.betValue);
    stakes.set(name, { bet, stake: stake + (stakes.get(name)?.stake ?? 0n) });
  }
  for (const [left, right] of OPPOSITES) {
    const [one, other] = [stakes.get(left), stakes.get(right)];
    if (one === undefined || other === undefined) continue;
    const both = smaller(one.stake, other.stake);
    stakes.set(left, { ...one, stake: one.stake - both });
    stakes.set(right, { ...other, stake: other.stake - both });
  }
  return [...stakes.values()];
}

/**
 * Returns the amount at risk in a member's stakes on a round, on which commissions are paid.
 * Opposite bets cancel out, as do bets that together pay nearly the same for every digit. Never
 * exceeds the stakes.
 *
 * @example atRisk([{ bet: high, stake: 10n * USDT }, { bet: low, stake: 10n * USDT }]) // 0n
 */
export function atRisk(bets: readonly StakedBet[]): MicroUsdt {
  const rest = withoutPairs(bets);
  const pays = DIGITS.map((digit) => sum(rest.map(({ bet, stake }) => payout(bet, stake, digit))));
  const best = pays.reduce((a, b) => (a > b ? a : b));
  const worst = pays.reduce(smaller);
  return smaller(sum(rest.map(({ stake }) => stake)), best - worst);
}
