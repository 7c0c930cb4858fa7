import type { MicroUsdt } from '@platform/rules/money';
import { DIGITS, payout, type WingoBet } from '@platform/rules/wingo';

/** A bet and what was staked on it. */
export interface StakedBet {
  bet: WingoBet;
  stake: MicroUsdt;
}

/** Whatever is drawn, almost nothing is lost on both of a pair. */
const OPPOSITES = [
  ['green', 'red'],
  ['high', 'low'],
] as const;

const sum = (amounts: readonly MicroUsdt[]) => amounts.reduce((total, next) => total + next, 0n);
const smaller = (a: MicroUsdt, b: MicroUsdt) => (a < b ? a : b);

/** Takes as much off both bets of a pair as the smaller of them has. */
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
 * How much of a member's stakes on one round chance decides about: what commissions are paid on.
 * Equal opposite bets cancel each other out, and so do bets that together pay nearly the same
 * whatever is drawn. Never more than the stakes.
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
