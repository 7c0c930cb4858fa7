import { CELLS, choose, minesMultiple, safeCells, type MineCount, type MinesEnd } from '../mines';
import { reduce, type MicroUsdt, type Rational } from '../money';
import { payoutOf } from './payout';
import { numberBelow, type Numbers } from './seeds';

/** Returns the cells with mines in the order of the draw. Cells count from 0, row by row. */
export function mineCells(count: MineCount, numbers: Numbers): number[] {
  const free = Array.from({ length: CELLS }, (_, cell) => cell);
  return Array.from({ length: count }, (_, place) =>
    free.splice(numberBelow(free.length, numbers, place), 1),
  ).flat();
}

/**
 * Returns the multiple that a game pays at its end, in ten-thousandths: 0 after a mine, and 1 without
 * an open cell.
 */
export function endMultiple({ mines, opened }: MinesEnd): Rational {
  const isLost = opened.some((cell) => mines.includes(cell));
  if (isLost) return { numerator: 0n, denominator: 10_000n };
  return opened.length === 0
    ? { numerator: 10_000n, denominator: 10_000n }
    : minesMultiple(mines.length as MineCount, opened.length);
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
 * @param bound maximum win (payout less stake) of a bet
 */
export function mostReveals(stake: MicroUsdt, mines: MineCount, bound: MicroUsdt): number {
  let opened = safeCells(mines);
  while (opened > 0 && payoutOf(stake, minesMultiple(mines, opened)) - stake > bound) opened -= 1;
  return opened;
}
