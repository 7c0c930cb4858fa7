import type { plinkoGuide } from '@platform/messages/plinkoGuide';
import {
  multipliersOf,
  returnToPlayer,
  RISKS,
  ROWS,
  type PlinkoRows,
} from '@platform/rules/plinko';
import type { TextsOf } from '@platform/ui/theme';
import { multipleText, percentText } from './figures';

/** What the outermost bucket pays, the most of a board, and what comes back in the long run. */
const cellsOf = (rows: PlinkoRows): string[] =>
  RISKS.map((risk) => {
    const most = multipliersOf(rows, risk).slice(0, 1).map(multipleText).join();
    return `${percentText(returnToPlayer(rows, risk))} (${most})`;
  });

/** Plinko. */
export const plinkoGuideOf = (text: TextsOf<typeof plinkoGuide>) => ({
  title: text.title,
  intro: text.intro,
  steps: [text.stake, text.bet, text.buckets],
  odds: {
    caption: text.caption,
    columns: [text.rows, ...RISKS.map((risk) => text[risk])],
    rows: ROWS.map((rows) => [String(rows), ...cellsOf(rows)]),
  },
});
