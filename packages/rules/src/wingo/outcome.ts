import type { MicroUsdt } from '../money';
import type { WingoBet } from './bet';
import { payout } from './payout';
import { DIGITS, type Digit } from './result';

/** Stake of a bet before the fee, in micro-USDT. */
export interface Stake {
  readonly bet: WingoBet;
  readonly amount: MicroUsdt;
}

/** Outcome of the stakes for one digit. */
export interface Prospect {
  readonly digit: Digit;
  /** Total payouts. */
  readonly received: MicroUsdt;
  /** Payouts minus stakes, which is negative for a loss. */
  readonly net: MicroUsdt;
}

const sumOf = (amounts: readonly MicroUsdt[]): MicroUsdt =>
  amounts.reduce((sum, amount) => sum + amount, 0n);

export const stakedOn = (stakes: readonly Pick<Stake, 'amount'>[]): MicroUsdt =>
  sumOf(stakes.map(({ amount }) => amount));

/**
 * Returns the outcome of stakes on one round, for each of the ten digits in order.
 *
 * @throws MoneyError for a stake finer than a cent: see `payout`
 * @example prospectsOf([{ bet: parseBet('number', '7'), amount: parseUsdt('1') }])[7]
 *   // { digit: 7, received: 8_820_000n, net: 7_820_000n }
 */
export function prospectsOf(stakes: readonly Stake[]): Prospect[] {
  const staked = stakedOn(stakes);
  return DIGITS.map((digit) => {
    const received = sumOf(stakes.map(({ bet, amount }) => payout(bet, amount, digit)));
    return { digit, received, net: received - staked };
  });
}

/** Returns the totals of settled bets, in micro-USDT. */
export function totalsOf(
  bets: readonly { readonly amount: MicroUsdt; readonly received: MicroUsdt }[],
): { readonly staked: MicroUsdt; readonly received: MicroUsdt; readonly net: MicroUsdt } {
  const staked = stakedOn(bets);
  const received = sumOf(bets.map((bet) => bet.received));
  return { staked, received, net: received - staked };
}

/** Returns true if the bets on a round returned more than was staked. */
export const isGain = ({ bets }: { readonly bets: Parameters<typeof totalsOf>[0] }): boolean =>
  totalsOf(bets).net > 0n;
