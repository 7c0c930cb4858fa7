import type { betNames } from '@platform/messages/betNames';
import { multiply, toDecimal, USDT, type Rational } from '@platform/rules/money';
import type { WingoBet } from '@platform/rules/wingo';
import type { TextsOf } from '../../theme/Messages';

/** A multiple of the stake: '4.5x'. */
export const multipleText = (multiple: Rational): string =>
  `${toDecimal(multiply(USDT, multiple))}x`;

/** What a bet is on: 'Green', '7', 'High'. */
export const betName = (bet: WingoBet, texts: TextsOf<typeof betNames>): string =>
  bet.betType === 'number' ? String(bet.betValue) : texts[bet.betValue];

/** A share: '93.1%'. Exact, as the fractions of the rules have few decimals. */
export const percentText = (share: Rational): string =>
  `${toDecimal(multiply(100n * USDT, share))}%`;
