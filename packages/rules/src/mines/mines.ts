import { multiply, reduce, type MicroUsdt, type Rational } from '../money';
import { pickBelow, type Random } from '../random';

/** The grid is 5 cells wide and 5 high (the specification). Cells count from 0, row by row. */
export const SIDE = 5;
export const CELLS = SIDE * SIDE;

/** How long a pressed cell takes to open, in ms (the specification). */
export const OPEN_DELAY = 300;

/** How many mines a player may choose: 1 to 24. */
export const MINE_COUNTS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
] as const;
export type MineCount = (typeof MINE_COUNTS)[number];

export const DEFAULT_MINES: MineCount = 3;

/** The share of a fair game that is paid back. Of the specification's figures, Wingo's 2% fee. */
const PAID_BACK: Rational = { numerator: 98n, denominator: 100n };

/** A round, from its first cell to its end. */
export interface MinesRound {
  /** The cells that hold a mine. */
  readonly mines: readonly number[];
  /** The cells opened so far, in order. */
  readonly opened: readonly number[];
  /** `lost` on a mine; `cleared` when every cell without one is open. */
  readonly state: 'open' | 'lost' | 'cleared';
}

/** Lays the mines, every arrangement equally likely, and opens the round. */
export function startRound(count: MineCount, random: Random): MinesRound {
  const free = Array.from({ length: CELLS }, (_, cell) => cell);
  const mines = Array.from({ length: count }, () =>
    free.splice(pickBelow(free.length, random), 1),
  ).flat();
  return { mines, opened: [], state: 'open' };
}

export const isMine = (round: MinesRound, cell: number): boolean => round.mines.includes(cell);

/** Opens a cell. A round that has ended, and a cell that is open, stay as they are. */
export function openCell(round: MinesRound, cell: number): MinesRound {
  if (round.state !== 'open' || round.opened.includes(cell)) return round;
  const opened = [...round.opened, cell];
  if (isMine(round, cell)) return { ...round, opened, state: 'lost' };
  const cleared = opened.length === CELLS - round.mines.length;
  return { ...round, opened, state: cleared ? 'cleared' : 'open' };
}

/**
 * What a round pays after so many cells without a mine: 98% of one over the chance to get there. With
 * none open it pays the stake back.
 *
 * @throws RangeError for more cells than there are without a mine
 */
export function multiplierOf(mines: MineCount, opened: number): Rational {
  const safe = CELLS - mines;
  if (opened < 0 || opened > safe) {
    throw new RangeError(
      `With ${mines} mines ${opened} cells cannot be open: there are ${safe} without a mine.`,
    );
  }
  if (opened === 0) return { numerator: 1n, denominator: 1n };
  let { numerator, denominator } = PAID_BACK;
  for (let cell = 0; cell < opened; cell += 1) {
    numerator *= BigInt(CELLS - cell);
    denominator *= BigInt(safe - cell);
  }
  return reduce({ numerator, denominator });
}

/** What a round brings back when it is cashed out. Parts of a micro-USDT are dropped. */
export const payout = (stake: MicroUsdt, mines: MineCount, opened: number): MicroUsdt =>
  multiply(stake, multiplierOf(mines, opened), 'down');
