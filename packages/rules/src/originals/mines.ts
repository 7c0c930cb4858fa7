import { CELLS, type MineCount } from '../mines';
import { reduce, type MicroUsdt, type Rational } from '../money';
import { payoutOf, TEN_THOUSANDTHS } from './payout';
import { numberBelow, type Numbers } from './seeds';

/** 99 % of the stake, in ten-thousandths. */
const PAID = 9_900n;

/** Returns the cells with mines in the order of the draw. Cells count from 0, row by row. */
export function mineCells(count: MineCount, numbers: Numbers): number[] {
  const free = Array.from({ length: CELLS }, (_, cell) => cell);
  return Array.from({ length: count }, (_, place) =>
    free.splice(numberBelow(free.length, numbers, place), 1),
  ).flat();
}

/** Returns the number of ways to choose k of n: the binomial coefficient. */
function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let place = 1; place <= k; place += 1) ways = (ways * BigInt(n - place + 1)) / BigInt(place);
  return ways;
}

/** Returns the largest number of cells that can be opened without a mine. */
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
  return { numerator, denominator: TEN_THOUSANDTHS };
}

/** Returns the exact return of a game that is cashed out after `opened` safe cells. */
export function minesReturn(mines: MineCount, opened: number): Rational {
  const { numerator, denominator } = minesMultiple(mines, opened);
  return reduce({
    numerator: numerator * choose(safeCells(mines), opened),
    denominator: denominator * choose(CELLS, opened),
  });
}

/**
 * Returns the number of opened cells after which a game must be cashed out, because another cell
 * could exceed the bound. A game with 0 cannot be offered.
 *
 * @param bound largest win (payout less stake) of a bet
 */
export function mostReveals(stake: MicroUsdt, mines: MineCount, bound: MicroUsdt): number {
  let opened = safeCells(mines);
  while (opened > 0 && payoutOf(stake, minesMultiple(mines, opened)) - stake > bound) opened -= 1;
  return opened;
}
