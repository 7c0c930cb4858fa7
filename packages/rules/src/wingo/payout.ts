import { add, multiply, times, type MicroUsdt, type Rational } from '../money';
import type { WingoBet } from './bet';
import { colorsOf, DIGITS, sizeOf, type Digit } from './result';

const NOTHING: Rational = { numerator: 0n, denominator: 1n };
const ONE_AND_A_HALF: Rational = { numerator: 3n, denominator: 2n };
const TWICE: Rational = { numerator: 2n, denominator: 1n };
const FOUR_AND_A_HALF: Rational = { numerator: 9n, denominator: 2n };
const NINE_TIMES: Rational = { numerator: 9n, denominator: 1n };

/** Service fee, as a share of the stake. */
interface Fee {
  readonly rate: Rational;
  /**
   * Former rates, oldest first, each with the end of its last round (ISO 8601).
   * @default [] (never changed)
   */
  readonly formerly?: readonly { readonly until: string; readonly rate: Rational }[];
}

/** Service fee: 2%, so 100 becomes 98. */
export const FEE: Fee = { rate: { numerator: 2n, denominator: 100n } };

/**
 * Returns the fee as a share of the stake.
 *
 * @param endsAt end of the round, epoch ms; without it, the newest rate
 */
export const feeRate = (endsAt = Infinity, { rate, formerly = [] }: Fee = FEE): Rational =>
  formerly.find(({ until }) => endsAt <= Date.parse(until))?.rate ?? rate;

const afterFee = ({ numerator, denominator }: Rational): Rational => ({
  numerator: denominator - numerator,
  denominator,
});

/**
 * Returns the fee on a stake. Exact for stakes in whole cents.
 *
 * @param endsAt end of the round, epoch ms; without it, the newest rate
 */
export const feeOf = (stake: MicroUsdt, endsAt?: number): MicroUsdt =>
  multiply(stake, feeRate(endsAt));

/**
 * Returns a bet's payout for a digit, as a multiple of the stake after the fee; zero if it loses.
 */
export function oddsOf(bet: WingoBet, digit: Digit): Rational {
  switch (bet.betType) {
    case 'number':
      return bet.betValue === digit ? NINE_TIMES : NOTHING;
    case 'high':
    case 'low':
      return bet.betType === sizeOf(digit) ? TWICE : NOTHING;
    case 'color': {
      const colors = colorsOf(digit);
      if (!colors.includes(bet.betValue)) return NOTHING;
      if (bet.betValue === 'violet') return FOUR_AND_A_HALF;
      // A digit that is also violet pays less for its other colour.
      return colors.length === 1 ? TWICE : ONE_AND_A_HALF;
    }
  }
}

/**
 * Returns a bet's payout for a digit, as a multiple of the stake before the fee; zero if it loses.
 *
 * @param endsAt end of the round, epoch ms; without it, the newest fee
 * @example returnOf({ betType: 'number', betValue: 7 }, 7) // 8.82
 */
export const returnOf = (bet: WingoBet, digit: Digit, endsAt?: number): Rational =>
  times(afterFee(feeRate(endsAt)), oddsOf(bet, digit));

/**
 * Returns a stake's payout for a digit. The fee is deducted from the stake first.
 *
 * @param endsAt end of the round, epoch ms; without it, the newest fee
 * @throws MoneyError if the payout is not a whole number of micro-USDT. Stakes in whole cents (see
 * `stakeProblem`) are always exact
 * @example payout({ betType: 'color', betValue: 'red' }, parseUsdt('0.01'), 0) // 14_700n
 */
export const payout = (bet: WingoBet, stake: MicroUsdt, digit: Digit, endsAt?: number): MicroUsdt =>
  multiply(stake, returnOf(bet, digit, endsAt));

/**
 * Returns the part of 100 that remains after the fee.
 *
 * @example leftOf100() // 98
 */
export const leftOf100 = (): Rational =>
  times({ numerator: 100n, denominator: 1n }, afterFee(feeRate()));

/**
 * Returns a bet's return to player, with ten equally likely digits. With a fee of 2%: 93.1% for
 * green and red, 88.2% for violet and numbers, 98% for high and low.
 */
export function returnToPlayer(bet: WingoBet): Rational {
  const chance: Rational = { numerator: 1n, denominator: BigInt(DIGITS.length) };
  const odds = DIGITS.map((digit) => oddsOf(bet, digit)).reduce(add);
  return times(afterFee(feeRate()), times(chance, odds));
}
