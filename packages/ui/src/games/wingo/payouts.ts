import type { Rational } from '@platform/rules/money';
import { DIGITS, oddsOf, type Digit, type WingoBet } from '@platform/rules/wingo';

/** Numbers on which a bet pays the same multiple of the stake, after the fee. */
export interface Payout {
  digits: readonly Digit[];
  multiple: Rational;
}

const sizeOf = ({ numerator, denominator }: Rational) => Number(numerator) / Number(denominator);

/**
 * Returns a bet's payouts, best first.
 *
 * @example payoutsOf({ betType: 'color', betValue: 'green' }) // 1, 3, 7, 9 pay 2x; 5 pays 1.5x
 */
export function payoutsOf(bet: WingoBet): Payout[] {
  const payouts = new Map<number, { digits: Digit[]; multiple: Rational }>();
  for (const digit of DIGITS) {
    const multiple = oddsOf(bet, digit);
    const size = sizeOf(multiple);
    const same = payouts.get(size);
    if (same) same.digits.push(digit);
    else if (size > 0) payouts.set(size, { digits: [digit], multiple });
  }
  return [...payouts].sort(([a], [b]) => b - a).map(([, payout]) => payout);
}

export const bestMultiple = (bet: WingoBet): Rational =>
  payoutsOf(bet)[0]?.multiple ?? { numerator: 0n, denominator: 1n };
