import type { betNames } from '@platform/messages/betNames';
import type { wingoReturns } from '@platform/messages/wingoReturns';
import { COLORS, DIGITS, parseBet, returnToPlayer, type WingoBet } from '@platform/rules/wingo';
import { gameFigures } from '@platform/ui';
import type { TextsOf } from '@platform/ui/theme';
import { paysText } from './wingo';

/** Every bet there is. */
const BETS: readonly WingoBet[] = [
  ...COLORS.map((color) => parseBet('color', color)),
  ...DIGITS.map((digit) => parseBet('number', String(digit))),
  ...(['high', 'low'] as const).map((size) => parseBet(size, size)),
];

/**
 * What every bet on Wingo pays, and its exact return.
 *
 * @param language a BCP 47 tag
 */
export const wingoReturnsOf = (
  text: TextsOf<typeof wingoReturns>,
  names: TextsOf<typeof betNames>,
  language: string,
) => {
  const figures = gameFigures(language);
  return {
    caption: text.caption,
    columns: [text.bet, text.pays, text.returns],
    rows: BETS.map((bet) => [
      bet.betType === 'number' ? String(bet.betValue) : names[bet.betValue],
      paysText(bet, figures),
      figures.percent(returnToPlayer(bet)),
    ]),
  };
};
