import { add, multiply, times, type MicroUsdt, type Rational } from '../money';
import type { WingoBet } from './bet';
import { colorsOf, DIGITS, sizeOf, type Digit } from './result';

const NOTHING: Rational = { numerator: 0n, denominator: 1n };
const ONE_AND_A_HALF: Rational = { numerator: 3n, denominator: 2n };
const TWICE: Rational = { numerator: 2n, denominator: 1n };
const FOUR_AND_A_HALF: Rational = { numerator: 9n, denominator: 2n };
const NINE_TIMES: Rational = { numerator: 9n, denominator: 1n };

/** The service fee on a stake: 2%, so 100 becomes 98. */
export const FEE: Rational = { numerator: 2n, denominator: 100n };
const AFTER_FEE: Rational = { numerator: 98n, denominator: 100n };

/** The part of a stake that goes to the house. Exact for stakes in whole cents. */
export const feeOf = (stake: MicroUsdt): MicroUsdt => multiply(stake, FEE);

/** What a bet pays on a digit, as a multiple of the stake after the fee. Zero when it loses. */
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
      // A digit shared with violet pays its plain colour less.
      return colors.length === 1 ? TWICE : ONE_AND_A_HALF;
    }
  }
}

/**
 * What the player receives for a stake once the digit is drawn, the fee taken off first.
 *
 * @throws MoneyError for a stake so fine that the payout is no whole number of micro-USDT; stakes
 *   in whole cents (see `stakeProblem`) are always exact
 * @example payout({ betType: 'color', betValue: 'red' }, parseUsdt('0.01'), 0) // 14_700n
 */
export const payout = (bet: WingoBet, stake: MicroUsdt, digit: Digit): MicroUsdt =>
  multiply(stake, times(AFTER_FEE, oddsOf(bet, digit)));

/**
 * The share of its stakes that a bet pays back in the long run, all ten digits being equally likely:
 * 93.1% for green and red, 88.2% for violet and numbers, 98% for high and low.
 */
export const returnToPlayer = (bet: WingoBet): Rational =>
  times(
    { numerator: AFTER_FEE.numerator, denominator: AFTER_FEE.denominator * BigInt(DIGITS.length) },
    DIGITS.map((digit) => oddsOf(bet, digit)).reduce(add),
  );
