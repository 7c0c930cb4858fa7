import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUsdt, toDecimal } from '../money';
import {
  chanceToPass,
  crashPointOf,
  DEMO_BALANCE,
  HIGHEST_CRASH_POINT,
  LOWEST_CRASH_POINT,
  multiplierAt,
  payout,
  RESTART_DELAY,
  timeOf,
} from './index';

const randoms = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('Crash rounds', () => {
  it.each([
    [-50, 100],
    [0, 100],
    [199, 100],
    [200, 102],
    [1_000, 110],
    [10_000, 200],
  ])('[CRASH-01] after %d ms, have a multiplier of %d hundredths', (elapsed, multiplier) => {
    expect(multiplierAt(elapsed)).toBe(multiplier);
  });

  it('[CRASH-01] a round crashes between 1.10 and 6.10, on a step of the multiplier', () => {
    expect(crashPointOf(() => 0)).toBe(LOWEST_CRASH_POINT);
    expect(crashPointOf(() => 0.999999)).toBe(HIGHEST_CRASH_POINT);
    fc.assert(
      fc.property(randoms, (number) => {
        const point = crashPointOf(() => number);
        expect(point).toBeGreaterThanOrEqual(110);
        expect(point).toBeLessThanOrEqual(610);
        expect(multiplierAt(timeOf(point))).toBe(point);
        expect(multiplierAt(timeOf(point) - 1)).toBe(point - 2);
      }),
    );
  });

  it('[CRASH-01] all crash points are equally likely', () => {
    const points = Array.from({ length: 251 }, (_, index) => crashPointOf(() => index / 251));
    expect(new Set(points).size).toBe(251);
  });

  it('[CRASH-01] a round starts 5 s after the previous round; the demo balance is 1000', () => {
    expect(RESTART_DELAY).toBe(5_000);
    expect(toDecimal(DEMO_BALANCE)).toBe('1000');
  });
});

it('[CRASH-01] a cash-out pays the stake times the multiplier, exact to the micro-USDT', () => {
  expect(toDecimal(payout(parseUsdt('12.34'), 158))).toBe('19.4972');
  expect(payout(1n, 198)).toBe(1n);
});

describe('the chance of passing a multiplier', () => {
  const points = Array.from({ length: 251 }, (_, point) => crashPointOf(() => point / 251));

  it.each([100, 108, 110, 200, 300, 608, 610, 700])(
    '[CRASH-01] equals the share of crash points above %d hundredths',
    (multiplier) => {
      const { numerator, denominator } = chanceToPass(multiplier);
      const beyond = points.filter((point) => point > multiplier).length;
      expect(numerator * 251n).toBe(BigInt(beyond) * denominator);
    },
  );
});
