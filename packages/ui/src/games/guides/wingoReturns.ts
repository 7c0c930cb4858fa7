import type { betNames } from '@platform/messages/betNames';
import type { wingoReturns } from '@platform/messages/wingoReturns';
import { everyBet, returnToPlayer } from '@platform/rules/wingo';
import type { TextsOf } from '../../theme/Messages';
import { gameFigures } from '../gameFigures';
import { paysText } from './wingoGuide';

export const wingoReturnsOf = (
  text: TextsOf<typeof wingoReturns>,
  names: TextsOf<typeof betNames>,
  language: string,
) => {
  const figures = gameFigures(language);
  return {
    caption: text.caption,
    columns: [text.bet, text.pays, text.returns],
    rows: everyBet().map((bet) => [
      bet.betType === 'number' ? String(bet.betValue) : names[bet.betValue],
      paysText(bet, figures),
      figures.percent(returnToPlayer(bet)),
    ]),
  };
};
