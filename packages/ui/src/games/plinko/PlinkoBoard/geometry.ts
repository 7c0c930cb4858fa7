import type { PlinkoPath, PlinkoRows } from '@platform/rules/plinko';

/** How long a ball takes from one row to the next, in ms. */
const ROW_DURATION = 140;

/** How long a ball of this board takes to its bucket, in ms: it depends only on the rows. */
export const fallDuration = (rows: PlinkoRows): number => (rows + 1) * ROW_DURATION;

export interface Place {
  x: number;
  y: number;
}

/*
 * The board in units of the distance between two pegs of a row: the buckets are one unit wide, the
 * rows one unit apart. The first row has three pegs, so that a ball meets one whichever way it goes.
 */

/** The radii of pegs and balls. */
export const PEG = 0.11;
export const BALL = 0.27;

/** A ball bounces when it touches a peg, this far above the peg's centre. */
const CONTACT = PEG + BALL;

/** Room at the sides, for the outer half of the outermost pegs. */
export const MARGIN = 0.2;

/** Room above, for a ball that is about to fall. */
const HEADROOM = 0.85;

/** How wide the board is: one bucket more than rows, and its margins. */
export const boardWidth = (rows: PlinkoRows): number => rows + 1 + 2 * MARGIN;

/** How high it is: the rows, and the fall into the bucket. */
export const boardHeight = (rows: PlinkoRows): number => rows + 1 + HEADROOM;

/** The pegs, row by row from the top. */
export function pegsOf(rows: PlinkoRows): Place[] {
  const middle = boardWidth(rows) / 2;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, peg) => ({
      x: middle + peg - (row + 2) / 2,
      y: HEADROOM + row + 1,
    })),
  ).flat();
}

/** How far to the right of the middle a ball is after so many bounces. */
const drift = (path: PlinkoPath, bounces: number): number =>
  path.slice(0, bounces).reduce((sum, bounce) => sum + (bounce === 'right' ? 0.5 : -0.5), 0);

/**
 * Where a ball is, this many ms after its start: in free fall between two rows, a hop over each peg.
 * The same path is always the same flight.
 *
 * @param flat how many times wider than high a unit is drawn
 */
export function ballAt(path: PlinkoPath, rows: PlinkoRows, elapsed: number, flat = 1): Place {
  const middle = boardWidth(rows) / 2;
  const flown = Math.min(Math.max(elapsed / ROW_DURATION, 0), rows + 1);
  const row = Math.min(Math.floor(flown), rows);
  const progress = flown - row;
  const [from, to] = [drift(path, row - 1), drift(path, row)];
  // Before the first peg it only falls; after each, it first rises a little.
  const hop = row === 0 ? 0 : 0.9 * progress * (1 - progress) ** 2;
  return {
    x: middle + (row === 0 ? 0 : from + (to - from) * progress),
    y: HEADROOM + row + progress ** 2 - hop - CONTACT * flat,
  };
}
