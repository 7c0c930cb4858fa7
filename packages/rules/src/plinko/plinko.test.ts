import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal, USDT } from '../money';
import {
  bucketOf,
  drawPath,
  multiplierOf,
  multipliersOf,
  payout,
  returnToPlayer,
  RISKS,
  ROWS,
} from './index';

const rows = fc.constantFrom(...ROWS);
const risks = fc.constantFrom(...RISKS);

const texts = (board: (typeof ROWS)[number], risk: (typeof RISKS)[number]) =>
  multipliersOf(board, risk).map((multiplier) => toDecimal(payout(USDT, multiplier)));

/**
 * Published sums of paths x 10 x multiplier for low, medium and high risk. The sums cover the whole tables.
 */
const NUMERATORS = {
  8: [2534n, 2532n, 2536n],
  9: [5068n, 5076n, 5072n],
  10: [10138n, 10128n, 10144n],
  11: [20276n, 20280n, 20308n],
  12: [40542n, 40546n, 40598n],
  13: [81100n, 81096n, 81172n],
  14: [162202n, 162192n, 162166n],
  15: [324406n, 324398n, 324490n],
  16: [648798n, 648730n, 648652n],
} as const;

describe('Plinko payouts', () => {
  it('[PLINKO-03] payouts go from 5.6 at the edges to 0.5 in the middle, for low risk and 8 rows', () => {
    expect(texts(8, 'low')).toEqual('5.6 2.1 1.1 1 0.5 1 1.1 2.1 5.6'.split(' '));
  });

  it('[PLINKO-03] the two middle buckets pay the same if the number of rows is odd', () => {
    expect(texts(9, 'medium')).toEqual('18 4 1.7 0.9 0.5 0.5 0.9 1.7 4 18'.split(' '));
  });

  it('[PLINKO-03] payouts reach 1000 for high risk and 16 rows', () => {
    expect(texts(16, 'high')[0]).toBe('1000');
    expect(texts(16, 'high')[16]).toBe('1000');
  });

  it.each(ROWS)('[PLINKO-03] a board with %d rows has exactly the published return', (board) => {
    const returns = RISKS.map((risk) => returnToPlayer(board, risk));
    const numerators = returns.map(
      ({ numerator, denominator }) => (numerator * 10n * 2n ** BigInt(board)) / denominator,
    );
    expect(numerators).toEqual(NUMERATORS[board]);
    for (const { numerator, denominator } of returns) {
      expect(numerator * 1000n).toBeGreaterThan(988n * denominator);
      expect(numerator).toBeLessThan(denominator);
    }
  });

  it('[PLINKO-03] a board has one bucket more than rows, and is symmetric', () => {
    fc.assert(
      fc.property(rows, risks, (board, risk) => {
        const multipliers = multipliersOf(board, risk);
        expect(multipliers).toHaveLength(board + 1);
        expect([...multipliers].reverse()).toEqual(multipliers);
      }),
    );
  });

  it('refuses a bucket that does not exist', () => {
    expect(() => multiplierOf(8, 'low', 9)).toThrow('count from 0 to 8');
  });

  it('every payout is a whole number of micro-USDT', () => {
    expect(payout(1n, multiplierOf(8, 'low', 0))).toBe(5n);
  });
});

describe('Plinko balls', () => {
  it('a ball takes the same path for the same randomness; 0.5 and above goes right', () => {
    const numbers = [0, 0.499, 0.5, 0.999, 0.2, 0.7, 0.7, 0.7];
    const source = numbers.values();
    const path = drawPath(8, () => source.next().value ?? 0);
    expect(path).toEqual(['left', 'left', 'right', 'right', 'left', 'right', 'right', 'right']);
    expect(bucketOf(path)).toBe(5);
  });

  it('a ball always ends in a bucket of the board', () => {
    const randoms = fc.infiniteStream(
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    );
    fc.assert(
      fc.property(rows, risks, randoms, (board, risk, stream) => {
        const path = drawPath(board, () => stream.next().value as number);
        expect(path).toHaveLength(board);
        expect(multiplierOf(board, risk, bucketOf(path)).numerator).toBeGreaterThan(0n);
      }),
    );
  });
});
