import type { Rational } from '@platform/rules/money';
import { DIGITS, oddsOf, returnOf, type Digit, type WingoBet } from '@platform/rules/wingo';
import type { GameFigures } from '../gameFigures';

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

/**
 * Returns the payout of one USDT on a bet after the fee, lowest first if it depends on the number.
 *
 * @example returnText({ betType: 'color', betValue: 'red' }, figures) // '1.47–1.96x'
 */
export function returnText(bet: WingoBet, figures: GameFigures): string {
  const returns = payoutsOf(bet).flatMap(({ digits }) =>
    digits.slice(0, 1).map((digit) => returnOf(bet, digit)),
  );
  return returns
    .reverse()
    .map((value, index) =>
      index < returns.length - 1 ? figures.number(value) : figures.multiple(value),
    )
    .join('–');
}
