import type { diceBetsTable } from '@platform/messages/diceBetsTable';
import type { DiceBet } from '@platform/rules/dice';
import type { TextsOf } from '../../theme/Messages';
import type { GameFigures } from '../gameFigures';

/** Formats a bet, such as 'Over 50.00'. */
export const diceBetText = (
  { direction, target }: DiceBet,
  texts: TextsOf<typeof diceBetsTable>,
  figures: GameFigures,
): string => texts[direction]({ target: figures.hundredths(target) });
