import type { numberBall } from '@platform/messages/numberBall';
import { colorsOf, type Digit } from '@platform/rules/wingo';
import type { TextsOf } from '../../theme/Messages';

/** Returns a ball's name. @example '5, green and violet' */
export function ballName(number: Digit, texts: TextsOf<typeof numberBall>): string {
  const [color, second] = colorsOf(number);
  if (color === 'red') return second ? texts.redAndViolet({ number }) : texts.red({ number });
  return second ? texts.greenAndViolet({ number }) : texts.green({ number });
}
