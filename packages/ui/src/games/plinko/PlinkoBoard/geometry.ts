import type { PlinkoPath, PlinkoRows } from '@platform/rules/plinko';

/** Time that a ball takes from one row to the next, in ms. */
const ROW_DURATION = 140;

export const fallDuration = (rows: PlinkoRows): number => (rows + 1) * ROW_DURATION;

export interface Place {
  x: number;
  y: number;
}

/* Geometry in units of the distance between two pegs in a row. Buckets are one unit wide, and rows
   are one unit apart. The first row has three pegs, so that balls meet a peg on either side. */

export const PEG = 0.11;
export const BALL = 0.27;

/** Distance above a peg's centre at which a ball touches the peg. */
const CONTACT = PEG + BALL;

/** Side margin, for the outer half of the outermost pegs. */
export const MARGIN = 0.2;

/** Space above the first row. */
const HEADROOM = 0.85;

/** Returns the width of the board: one more bucket than there are rows, plus the margins. */
export const boardWidth = (rows: PlinkoRows): number => rows + 1 + 2 * MARGIN;

export const boardHeight = (rows: PlinkoRows): number => rows + 1 + HEADROOM;

export function pegsOf(rows: PlinkoRows): Place[] {
  const middle = boardWidth(rows) / 2;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, peg) => ({
      x: middle + peg - (row + 2) / 2,
      y: HEADROOM + row + 1,
    })),
  ).flat();
}

/** Returns a ball's horizontal distance from the centre after a number of bounces. */
const drift = (path: PlinkoPath, bounces: number): number =>
  path.slice(0, bounces).reduce((sum, bounce) => sum + (bounce === 'right' ? 0.5 : -0.5), 0);

/**
 * Returns a ball's position after an elapsed time, in ms.
 *
 * @param flat horizontal scale divided by vertical scale
 */
export function ballAt(path: PlinkoPath, rows: PlinkoRows, elapsed: number, flat = 1): Place {
  const middle = boardWidth(rows) / 2;
  const flown = Math.min(Math.max(elapsed / ROW_DURATION, 0), rows + 1);
  const row = Math.min(Math.floor(flown), rows);
  const progress = flown - row;
  const [from, to] = [drift(path, row - 1), drift(path, row)];
  // After each peg, the ball first rises a little.
  const hop = row === 0 ? 0 : 0.9 * progress * (1 - progress) ** 2;
  return {
    x: middle + (row === 0 ? 0 : from + (to - from) * progress),
    y: HEADROOM + row + progress ** 2 - hop - CONTACT * flat,
  };
}
