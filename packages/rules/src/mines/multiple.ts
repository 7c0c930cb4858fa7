import type { Rational } from '../money';
import { CELLS, type MineCount } from './mines';

/** 99 % of the stake, in ten-thousandths. */
const PAID = 9_900n;

/** Returns the number of ways to choose k of n: the binomial coefficient. */
export function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let place = 1; place <= k; place += 1) ways = (ways * BigInt(n - place + 1)) / BigInt(place);
  return ways;
}

/** Returns the maximum number of cells that can be opened without a mine. */
export const safeCells = (mines: MineCount): number => CELLS - mines;

/**
 * Returns the multiple after `opened` safe cells, in ten-thousandths, rounded down.
 *
 * @throws RangeError if `opened` is not from 1 to the number of safe cells
 */
export function minesMultiple(mines: MineCount, opened: number): Rational {
  const safe = safeCells(mines);
  if (opened < 1 || opened > safe) {
    throw new RangeError(`With ${mines} mines, 1 to ${safe} cells can be open, not ${opened}.`);
  }
  const numerator = (PAID * choose(CELLS, opened)) / choose(safe, opened);
  return { numerator, denominator: 10_000n };
}
