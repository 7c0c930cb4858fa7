import type { originalBetsTable } from '@platform/messages/originalBetsTable';
import type { plinkoGame } from '@platform/messages/plinkoGame';
import type { OriginalRecord } from '@platform/rules/models';
import { multiplierOf } from '@platform/rules/plinko';
import type { TextsOf } from '../../theme/Messages';
import type { GameFigures } from '../gameFigures';
import { boardText } from '../plinko/boardText';

export interface BetTexts {
  table: TextsOf<typeof originalBetsTable>;
  plinko: TextsOf<typeof plinkoGame>;
}

/** Formats a bet, such as 'Over 50.00' or '16 rows, high'. */
export function betText(
  record: OriginalRecord,
  { table, plinko }: BetTexts,
  figures: GameFigures,
): string {
  if (record.game === 'plinko') return boardText(record.bet, plinko);
  const { direction, target } = record.bet;
  const values = { target: figures.hundredths(target) };
  return direction === 'over' ? table.over(values) : table.under(values);
}

/** Formats the result of a bet: the roll of Dice, or the multiple of the bucket in Plinko. */
export const resultText = (record: OriginalRecord, figures: GameFigures): string =>
  record.game === 'plinko'
    ? figures.multiple(multiplierOf(record.bet.rows, record.bet.risk, record.bucket))
    : figures.hundredths(record.roll);
