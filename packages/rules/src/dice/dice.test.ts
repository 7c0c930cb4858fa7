import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUsdt, toDecimal } from '../money';
import {
  chanceOf,
  DEFAULT_TARGET,
  diceBetAt,
  diceBetWithChance,
  diceBetWithMultiple,
  diceChance,
  diceMultiple,
  HIGHEST_TARGET,
  hundredthsText,
  isDiceBet,
  multiplierOf,
  oppositeBet,
  payout,
  rollDice,
  ROLLS,
  targetOfChance,
  targetOfMultiplier,
  winningRolls,
  wins,
} from './index';

const targets = fc.integer({ min: 0, max: HIGHEST_TARGET });
const NOTHING = { numerator: 0n, denominator: 1n };
const winnable = fc.integer({ min: 0, max: HIGHEST_TARGET - 1 });

describe('dice rolls', () => {
  it('[DICE-01] a roll is between 0 and 100', () => {
    expect(rollDice(() => 0)).toBe(1);
    expect(rollDice(() => 0.999999)).toBe(10_000);
    expect(rollDice(() => 0.5)).toBe(5_001);
  });

  it('a roll is written with two decimals', () => {
    expect([0, 1, 5_000, 10_000].map(hundredthsText)).toEqual(['0.00', '0.01', '50.00', '100.00']);
    for (let roll = 0; roll <= 10_000; roll += 1) {
      const decimals = String(roll % 100).padStart(2, '0');
      expect(hundredthsText(roll)).toBe(`${Math.floor(roll / 100)}.${decimals}`);
    }
  });

  it('[DICE-01] a roll wins above the target and loses on the target', () => {
    expect(DEFAULT_TARGET).toBe(5_000);
    expect(wins(5_000, DEFAULT_TARGET)).toBe(false);
    expect(wins(5_001, DEFAULT_TARGET)).toBe(true);
  });

  it('[DICE-01] target 0 always wins, and target 100 never wins', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (number) => {
        const roll = rollDice(() => number);
        expect(wins(roll, 0)).toBe(true);
        expect(wins(roll, HIGHEST_TARGET)).toBe(false);
      }),
    );
  });
});

describe('dice multipliers', () => {
  it.each([
    [0, { numerator: 49n, denominator: 50n }],
    [5_000, { numerator: 49n, denominator: 25n }],
    [9_800, { numerator: 49n, denominator: 1n }],
    [9_999, { numerator: 9800n, denominator: 1n }],
    [10_000, undefined],
  ])(
    '[DICE-03] the multiplier is exactly 98% divided by the chance to roll above %d',
    (target, multiplier) => {
      expect(multiplierOf(target)).toEqual(multiplier);
    },
  );

  it('[DICE-03] every target returns 98% in the long run', () => {
    fc.assert(
      fc.property(winnable, (target) => {
        const { numerator, denominator } = multiplierOf(target) ?? NOTHING;
        expect(numerator * BigInt(chanceOf(target)) * 100n).toBe(98n * 10_000n * denominator);
      }),
    );
  });

  it('[DICE-03] converts a target to its chance and multiplier, and back', () => {
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

  it('[DICE-03] uses the nearest target if no target has the requested multiplier', () => {
    expect(targetOfMultiplier({ numerator: 0n, denominator: 1n })).toBe(0);
    expect(targetOfMultiplier({ numerator: -1n, denominator: 1n })).toBe(0);
    expect(targetOfMultiplier({ numerator: 1n, denominator: 2n })).toBe(0);
    expect(targetOfMultiplier({ numerator: 1n, denominator: 10n ** 400n })).toBe(0);
    expect(targetOfMultiplier({ numerator: 9_800n, denominator: 1n })).toBe(9_999);
    expect(targetOfMultiplier({ numerator: 99_999n, denominator: 1n })).toBe(9_999);
    expect(targetOfChance(20_000)).toBe(0);
    expect(targetOfChance(-1)).toBe(10_000);
  });

  it('[DICE-03] pays 3x above 67.33', () => {
    expect(targetOfMultiplier({ numerator: 3n, denominator: 1n })).toBe(6_733);
  });
});

describe('dice payouts', () => {
  it.each([
    ['1', 5_001, 5_000, '1.96'],
    ['1', 5_000, 5_000, '0'],
    ['0.01', 9_000, 6_733, '0.029996'],
    ['5', 10_000, 10_000, '0'],
  ])('stake %s, roll %d, target %d: pays %s', (stake, roll, target, expected) => {
    expect(toDecimal(payout(parseUsdt(stake), roll, target))).toBe(expected);
  });
});

describe('bets on offer', () => {
  const bets = fc
    .tuple(fc.constantFrom('over' as const, 'under' as const), fc.integer({ min: 1, max: 9_800 }))
    .map(([direction, winning]) => ({
      direction,
      target: direction === 'over' ? ROLLS - 1 - winning : winning,
    }));

  it('the multiple, chance and target of a bet identify the same bet', () => {
    fc.assert(
      fc.property(bets, (bet) => {
        const { direction, target } = bet;
        expect(diceBetAt(direction, target)).toEqual(bet);
        expect(diceBetWithChance(direction, diceChance(bet))).toEqual(bet);
        // Bets with many winning rolls share multiples, because multiples are rounded down.
        const again = diceBetWithMultiple(direction, diceMultiple(bet));
        expect(Math.abs(again.target - target)).toBeLessThanOrEqual(1);
        expect(oppositeBet(oppositeBet(bet))).toEqual(bet);
        expect(winningRolls(oppositeBet(bet))).toBe(winningRolls(bet));
      }),
    );
  });

  it.each([
    [diceBetAt('over', 0), 200],
    [diceBetAt('over', 10_000), 9_999],
    [diceBetAt('under', 0), 1],
    [diceBetAt('under', 10_000), 9_800],
    [diceBetWithMultiple('over', { numerator: 1n, denominator: 10n }), 200],
    [diceBetWithMultiple('under', { numerator: 10n ** 9n, denominator: 1n }), 1],
    [diceBetWithChance('under', { numerator: 1n, denominator: 1n }), 9_800],
  ])('%j is the nearest bet on offer', (bet, target) => {
    expect(bet.target).toBe(target);
    expect(isDiceBet(bet)).toBe(true);
  });
});
