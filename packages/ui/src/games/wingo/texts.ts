import type { betNames } from '@platform/messages/betNames';
import type { numberBall } from '@platform/messages/numberBall';
import { colorsOf, type Digit, type WingoBet } from '@platform/rules/wingo';
import type { TextsOf } from '../../theme/Messages';

/** Returns a bet's name. @example 'Green', '7', 'High' */
export const betName = (bet: WingoBet, texts: TextsOf<typeof betNames>): string =>
  bet.betType === 'number' ? String(bet.betValue) : texts[bet.betValue];

/** Returns a ball's name. @example '5, green and violet' */
export function ballName(number: Digit, texts: TextsOf<typeof numberBall>): string {
  const [color, second] = colorsOf(number);
  if (color === 'red') return second ? texts.redAndViolet({ number }) : texts.red({ number });
  return second ? texts.greenAndViolet({ number }) : texts.green({ number });
}
