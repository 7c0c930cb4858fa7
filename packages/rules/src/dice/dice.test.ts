import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUsdt, toDecimal } from '../money';
import {
  chanceOf,
  DEFAULT_TARGET,
  HIGHEST_TARGET,
  multiplierOf,
  payout,
  rollDice,
  targetOfChance,
  targetOfMultiplier,
  wins,
} from './index';

const targets = fc.integer({ min: 0, max: HIGHEST_TARGET });
const NOTHING = { numerator: 0n, denominator: 1n };
const winnable = fc.integer({ min: 0, max: HIGHEST_TARGET - 1 });

describe('rolls', () => {
  it('[DICE-01] lie between 0 and 100', () => {
    expect(rollDice(() => 0)).toBe(1);
    expect(rollDice(() => 0.999999)).toBe(10_000);
    expect(rollDice(() => 0.5)).toBe(5_001);
  });

  it('[DICE-01] win above the slider, not on it', () => {
    expect(DEFAULT_TARGET).toBe(5_000);
    expect(wins(5_000, DEFAULT_TARGET)).toBe(false);
    expect(wins(5_001, DEFAULT_TARGET)).toBe(true);
  });

  it('[DICE-01] above 0 every roll wins, above 100 none', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (number) => {
        const roll = rollDice(() => number);
        expect(wins(roll, 0)).toBe(true);
        expect(wins(roll, HIGHEST_TARGET)).toBe(false);
      }),
    );
  });
});

describe('multipliers', () => {
  it.each([
    [0, { numerator: 49n, denominator: 50n }],
    [5_000, { numerator: 49n, denominator: 25n }],
    [9_800, { numerator: 49n, denominator: 1n }],
    [9_999, { numerator: 9800n, denominator: 1n }],
    [10_000, undefined],
  ])('[DICE-03] above %d a win pays exactly 98 of 100 over its chance', (target, multiplier) => {
    expect(multiplierOf(target)).toEqual(multiplier);
  });

  it('[DICE-03] in the long run every target pays back 98%', () => {
    fc.assert(
      fc.property(winnable, (target) => {
        const { numerator, denominator } = multiplierOf(target) ?? NOTHING;
        expect(numerator * BigInt(chanceOf(target)) * 100n).toBe(98n * 10_000n * denominator);
      }),
    );
  });

  it('[DICE-03] chance and multiplier lead back to their target', () => {
    fc.assert(
      fc.property(targets, (target) => {
        expect(targetOfChance(chanceOf(target))).toBe(target);
      }),
    );
    fc.assert(
      fc.property(winnable, (target) => {
        expect(targetOfMultiplier(multiplierOf(target) ?? NOTHING)).toBe(target);
      }),
    );
  });

  it('[DICE-03] what cannot be reached counts as the nearest', () => {
    expect(targetOfMultiplier({ numerator: 0n, denominator: 1n })).toBe(0);
    expect(targetOfMultiplier({ numerator: -1n, denominator: 1n })).toBe(0);
    expect(targetOfMultiplier({ numerator: 1n, denominator: 2n })).toBe(0);
    expect(targetOfMultiplier({ numerator: 1n, denominator: 10n ** 400n })).toBe(0);
    expect(targetOfMultiplier({ numerator: 9_800n, denominator: 1n })).toBe(9_999);
    expect(targetOfMultiplier({ numerator: 99_999n, denominator: 1n })).toBe(9_999);
    expect(targetOfChance(20_000)).toBe(0);
    expect(targetOfChance(-1)).toBe(10_000);
  });

  it('[DICE-03] 3x lies above 67.33', () => {
    expect(targetOfMultiplier({ numerator: 3n, denominator: 1n })).toBe(6_733);
  });
});

describe('payouts', () => {
  it.each([
    ['1', 5_001, 5_000, '1.96'],
    ['1', 5_000, 5_000, '0'],
    ['0.01', 9_000, 6_733, '0.029996'],
    ['5', 10_000, 10_000, '0'],
  ])('%s on a roll of %d above %d brings %s', (stake, roll, target, expected) => {
    expect(toDecimal(payout(parseUsdt(stake), roll, target))).toBe(expected);
  });
});
