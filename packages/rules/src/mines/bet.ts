import { CELLS, MINE_COUNTS, type MineCount } from './mines';

/** Formats the settings of a game as in its receipts: the number of mines. */
export const minesSettings = (mines: MineCount): string => String(mines);

/** Parses the settings of a game. Returns undefined for a game that is not on offer. */
export const parseMinesSettings = (settings: string): MineCount | undefined =>
  MINE_COUNTS.find((mines) => minesSettings(mines) === settings);

/** Board of a game that is over. */
export interface MinesEnd {
  /** Cells with mines. */
  readonly mines: readonly number[];
  /** Opened cells in order. In a lost game, the last one is a mine. */
  readonly opened: readonly number[];
}

/** Formats a board as in the receipt of its end: the mines in ascending order, and the opened cells. */
export const minesResult = ({ mines, opened }: MinesEnd): string =>
  `${mines.toSorted((a, b) => a - b).join()};${opened.join()}`;

const isCell = (cell: number): boolean => Number.isInteger(cell) && cell >= 0 && cell < CELLS;

/** Parses different cells, such as `13,17,24`. Returns undefined for any other text. */
function parseCells(text: string): number[] | undefined {
  const cells = text === '' ? [] : text.split(',').map(Number);
  return cells.every(isCell) && new Set(cells).size === cells.length ? cells : undefined;
}

/**
 * Parses the opened cells in the result of a game. Returns undefined if no game could end with
 * them: only the last one may be a mine.
 *
 * @param mines cells with mines
 */
export function parseOpened(result: string, mines: readonly number[]): number[] | undefined {
  const opened = parseCells(result.split(';')[1] ?? '');
  return opened?.slice(0, -1).every((cell) => !mines.includes(cell)) === true ? opened : undefined;
}
