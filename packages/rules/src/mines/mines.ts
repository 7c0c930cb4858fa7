import { multiply, reduce, times, type MicroUsdt, type Rational } from '../money';
import { pickBelow, type Random } from '../random';

/**
 * Side length of the grid, in cells. Cells are numbered from 0, row by row. Source: the
 * specification.
 */
export const SIDE = 5;
export const CELLS = SIDE * SIDE;

/** Time a pressed cell takes to open, in ms. Source: the specification. */
export const OPEN_DELAY = 300;

export const MINE_COUNTS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
] as const;
export type MineCount = (typeof MINE_COUNTS)[number];

export const DEFAULT_MINES: MineCount = 3;

/** Return to player: 98%, after Wingo's 2% fee from the specification. */
const PAID_BACK: Rational = { numerator: 98n, denominator: 100n };

export interface MinesRound {
  readonly mines: readonly number[];
  /** Opened cells, in order. */
  readonly opened: readonly number[];
  /** State of the round: `lost` after a mine; `cleared` when every cell without a mine is open. */
  readonly state: 'open' | 'lost' | 'cleared';
}

/** Places the mines, with every arrangement equally likely, and starts the round. */
export function startRound(count: MineCount, random: Random): MinesRound {
  const free = Array.from({ length: CELLS }, (_, cell) => cell);
  const mines = Array.from({ length: count }, () =>
    free.splice(pickBelow(free.length, random), 1),
  ).flat();
  return { mines, opened: [], state: 'open' };
}

export const isMine = (round: MinesRound, cell: number): boolean => round.mines.includes(cell);

/** Opens a cell. Returns the round unchanged if it is over or the cell is open. */
export function openCell(round: MinesRound, cell: number): MinesRound {
  if (round.state !== 'open' || round.opened.includes(cell)) return round;
  const opened = [...round.opened, cell];
  if (isMine(round, cell)) return { ...round, opened, state: 'lost' };
  const cleared = opened.length === CELLS - round.mines.length;
  return { ...round, opened, state: cleared ? 'cleared' : 'open' };
}

/** Returns the chance of opening `opened` cells without a mine. */
export const chanceOf = (mines: MineCount, opened: number): Rational =>
  Array.from({ length: opened }, (_, cell) => ({
    numerator: BigInt(CELLS - mines - cell),
    denominator: BigInt(CELLS - cell),
  })).reduce(times, { numerator: 1n, denominator: 1n });

/**
 * Returns the multiplier after `opened` cells: 98% divided by the chance of opening that many. The
 * multiplier is 1 if no cell is open.
 *
 * @throws RangeError if the board has fewer safe cells
 */
export function multiplierOf(mines: MineCount, opened: number): Rational {
  const safe = CELLS - mines;
  if (opened < 0 || opened > safe) {
    throw new RangeError(
      `With ${mines} mines ${opened} cells cannot be open: there are ${safe} without a mine.`,
    );
  }
  if (opened === 0) return { numerator: 1n, denominator: 1n };
  const { numerator, denominator } = chanceOf(mines, opened);
  return reduce(times(PAID_BACK, { numerator: denominator, denominator: numerator }));
}

/** Returns the payout of a cash-out, rounded down to micro-USDT. */
export const payout = (stake: MicroUsdt, mines: MineCount, opened: number): MicroUsdt =>
  multiply(stake, multiplierOf(mines, opened), 'down');
