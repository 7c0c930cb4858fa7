import type { plinkoGame } from '@platform/messages/plinkoGame';
import type { TextsOf } from '../../theme/Messages';
import type { PlinkoSettings } from './types';

/** Formats the settings of a board, such as '16 rows, high'. */
export const boardText = (
  { rows, risk }: Readonly<PlinkoSettings>,
  text: TextsOf<typeof plinkoGame>,
): string =>
  ({ low: text.outcomeLow, medium: text.outcomeMedium, high: text.outcomeHigh })[risk]({ rows });
