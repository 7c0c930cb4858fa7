import type { plinkoGuide } from '@platform/messages/plinkoGuide';
import {
  multipliersOf,
  returnToPlayer,
  RISKS,
  ROWS,
  type PlinkoRows,
} from '@platform/rules/plinko';
import type { TextsOf } from '../../theme/Messages';
import { guideFigures, type GameFigures } from '../gameFigures';

/** Formats the return for each risk level with its highest multiplier. */
const cellsOf = (rows: PlinkoRows, { multiple, percent }: GameFigures): string[] =>
  RISKS.map((risk) => {
    const most = multipliersOf(rows, risk).slice(0, 1).map(multiple).join();
    return `${percent(returnToPlayer(rows, risk))} (${most})`;
  });

export const plinkoGuideOf = (text: TextsOf<typeof plinkoGuide>, language: string) => ({
  title: text.title,
  intro: text.intro,
  steps: [text.stake, text.bet, text.buckets],
  odds: {
    caption: text.caption,
    columns: [text.rows, ...RISKS.map((risk) => text[risk])],
    rows: ROWS.map((rows) => [String(rows), ...cellsOf(rows, guideFigures(language))]),
  },
});
