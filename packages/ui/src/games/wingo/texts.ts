import { multiply, toDecimal, USDT, type Rational } from '@platform/rules/money';
import { colorsOf, type Color, type Digit, type Size, type WingoBet } from '@platform/rules/wingo';

export const COLOR_NAMES: Record<Color, string> = { green: 'Green', violet: 'Violet', red: 'Red' };

export const SIZE_NAMES: Record<Size, string> = { high: 'High', low: 'Low' };

/** The colours of a number, for screen readers: 'red and violet'. */
export const colorNames = (number: Digit): string => colorsOf(number).join(' and ');

/** A multiple of the stake: '4.5x'. */
export const multipleText = (multiple: Rational): string =>
  `${toDecimal(multiply(USDT, multiple))}x`;

/** What a bet is on: 'Green', '7', 'High'. */
export const betName = (bet: WingoBet): string =>
  bet.betType === 'color'
    ? COLOR_NAMES[bet.betValue]
    : bet.betType === 'number'
      ? String(bet.betValue)
      : SIZE_NAMES[bet.betValue];

/** A share: '93.1%'. Exact, as the fractions of the rules have few decimals. */
export const percentText = (share: Rational): string =>
  `${toDecimal(multiply(100n * USDT, share))}%`;
