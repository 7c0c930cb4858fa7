import type { originalBetsTable } from '@platform/messages/originalBetsTable';
import type { plinkoGame } from '@platform/messages/plinkoGame';
import type { OriginalRecord } from '@platform/rules/models';
import { parseUsdt, USDT, type Rational } from '@platform/rules/money';
import { multiplierOf } from '@platform/rules/plinko';
import type { TextsOf } from '../../theme/Messages';
import type { GameFigures } from '../gameFigures';
import { boardText } from '../plinko/boardText';

export interface BetTexts {
  table: TextsOf<typeof originalBetsTable>;
  plinko: TextsOf<typeof plinkoGame>;
}

/** Formats a bet, such as 'Over 50.00', '16 rows, high' or '3 mines'. */
export function betText(
  record: OriginalRecord,
  { table, plinko }: BetTexts,
  figures: GameFigures,
): string {
  if (record.game === 'plinko') return boardText(record.bet, plinko);
  if (record.game === 'mines') return table.mines({ mines: record.mines });
  const { direction, target } = record.bet;
  const values = { target: figures.hundredths(target) };
  return direction === 'over' ? table.over(values) : table.under(values);
}

/** Parses a multiple, such as `1.2375`. */
export const multipleOf = (text: string): Rational => ({
  numerator: parseUsdt(text),
  denominator: USDT,
});

/** Formats the result of a bet: the roll of Dice, or the multiple in Plinko and Mines. */
export function resultText(record: OriginalRecord, figures: GameFigures): string {
  switch (record.game) {
    case 'dice':
      return figures.hundredths(record.roll);
    case 'mines':
      return figures.multiple(multipleOf(record.multiple));
    case 'plinko':
      return figures.multiple(multiplierOf(record.bet.rows, record.bet.risk, record.bucket));
  }
}
