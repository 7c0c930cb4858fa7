import {
  multipliersOf,
  returnToPlayer,
  RISKS,
  ROWS,
  type PlinkoRows,
} from '@platform/rules/plinko';
import { multipleText, percentText } from './figures';

/** What the outermost bucket pays, the most of a board, and what comes back in the long run. */
const cellsOf = (rows: PlinkoRows): string[] =>
  RISKS.map((risk) => {
    const most = multipliersOf(rows, risk).slice(0, 1).map(multipleText).join();
    return `${percentText(returnToPlayer(rows, risk))} (${most})`;
  });

/** Plinko. */
export const plinkoGuide = {
  title: 'Plinko',
  intro:
    'A ball falls through rows of pegs, left or right with the same chance at each, and lands in a bucket that says what it pays.',
  steps: [
    'Choose your bet, the number of rows, and the difficulty.',
    'Press Bet: a ball drops. You can drop several at once.',
    'The further out the bucket, the more it pays and the rarer it is.',
  ],
  odds: {
    caption: 'Return, and the most that can be won',
    columns: ['Rows', 'Low', 'Medium', 'High'],
    rows: ROWS.map((rows) => [String(rows), ...cellsOf(rows)]),
  },
};
