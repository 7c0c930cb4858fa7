import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUsdt, reduce, toDecimal } from '../money';
import {
  CELLS,
  chanceOf,
  isMine,
  MINE_COUNTS,
  multiplierOf,
  OPEN_DELAY,
  openCell,
  payout,
  startRound,
  type MinesRound,
} from './index';

const counts = fc.constantFrom(...MINE_COUNTS);
const randoms = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const every = Array.from({ length: CELLS }, (_, cell) => cell);

describe('Mines rounds', () => {
  it('[MINES-01] places 1 to 24 mines in 25 cells, at most one per cell', () => {
    expect([CELLS, MINE_COUNTS[0], MINE_COUNTS.at(-1)]).toEqual([25, 1, 24]);
    fc.assert(
      fc.property(counts, randoms, (count, stream) => {
        const { mines } = startRound(count, () => stream.next().value as number);
        expect(new Set(mines).size).toBe(count);
        expect(mines.every((cell) => every.includes(cell))).toBe(true);
      }),
    );
  });

  it('places the same mines for the same randomness', () => {
    expect(startRound(3, () => 0).mines).toEqual([0, 1, 2]);
    expect(startRound(3, () => 0.999).mines).toEqual([24, 23, 22]);
  });

  it('[MINES-01] a round ends when a mine is opened', () => {
    const round = openCell(
      openCell(
        startRound(3, () => 0),
        5,
      ),
      1,
    );
    expect(round).toEqual({ mines: [0, 1, 2], opened: [5, 1], state: 'lost' });
    expect(openCell(round, 6)).toBe(round);
  });

  it('a round does not change when an open cell is opened again', () => {
    const round = openCell(
      startRound(3, () => 0),
      5,
    );
    expect(openCell(round, 5)).toBe(round);
  });

  it('a round is cleared when every cell without a mine is open', () => {
    fc.assert(
      fc.property(counts, randoms, (count, stream) => {
        const start = startRound(count, () => stream.next().value as number);
        const safe = every.filter((cell) => !isMine(start, cell));
        const states: MinesRound['state'][] = [];
        safe.reduce((round, cell) => {
          const next = openCell(round, cell);
          states.push(next.state);
          return next;
        }, start);
        expect(states.pop()).toBe('cleared');
        expect(states.every((state) => state === 'open')).toBe(true);
      }),
    );
  });

  it('[MINES-01] a cell opens in 300 ms', () => {
    expect(OPEN_DELAY).toBe(300);
  });
});

describe('Mines multipliers', () => {
  it.each([
    [1, 1, 98n * 25n, 100n * 24n],
    [3, 2, 98n * 25n * 24n, 100n * 22n * 21n],
    [24, 1, 98n * 25n, 100n],
  ] as const)(
    'with %d mines, %d open cells pay exactly 98%% of the fair multiplier',
    (mines, open, top, bottom) => {
      const { numerator, denominator } = multiplierOf(mines, open);
      expect(numerator * bottom).toBe(top * denominator);
    },
  );

  it('every number of cells returns 98% in the long run', () => {
    fc.assert(
      fc.property(counts, fc.nat(), (mines, seed) => {
        const opened = 1 + (seed % (CELLS - mines));
        const { numerator, denominator } = multiplierOf(mines, opened);
        let [ways, of] = [1n, 1n];
        for (let cell = 0; cell < opened; cell += 1) {
          ways *= BigInt(CELLS - mines - cell);
          of *= BigInt(CELLS - cell);
        }
        expect(numerator * ways * 100n).toBe(98n * denominator * of);
      }),
    );
  });

  it('the chance to open a number of cells equals the chance to draw as many safe cells', () => {
    // The exact chance is 22 * 21 * 20 * 19 * 18 of 25 * 24 * 23 * 22 * 21 ways.
    expect(reduce(chanceOf(3, 5))).toEqual(
      reduce({ numerator: 3_160_080n, denominator: 6_375_600n }),
    );
    expect(reduce(chanceOf(24, 1))).toEqual({ numerator: 1n, denominator: 25n });
  });

  it('the multiplier increases with every cell', () => {
    for (const mines of MINE_COUNTS) {
      for (let opened = 1; opened < CELLS - mines; opened += 1) {
        const [now, next] = [multiplierOf(mines, opened), multiplierOf(mines, opened + 1)];
        expect(next.numerator * now.denominator > now.numerator * next.denominator).toBe(true);
      }
    }
  });

  it('returns the stake if no cell is open, and rounds down to micro-USDT', () => {
    expect(payout(parseUsdt('7.5'), 3, 0)).toBe(parseUsdt('7.5'));
    expect(toDecimal(payout(parseUsdt('1'), 3, 1))).toBe('1.113636');
    expect(toDecimal(payout(parseUsdt('1'), 4, 1))).toBe('1.166666');
  });

  it('refuses more cells than the board has', () => {
    expect(() => multiplierOf(24, 2)).toThrow('there are 1 without a mine');
    expect(() => multiplierOf(3, -1)).toThrow(RangeError);
  });
});
