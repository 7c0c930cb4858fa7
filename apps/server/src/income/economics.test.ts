import { LOCK_PLANS } from '@platform/rules/funds';
import { feeRate } from '@platform/rules/wingo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { USDT } from '@platform/rules/money';
import { SELECTIONS } from '../wingo/selections';
import { atRisk } from './atRisk';
import {
  BOUNDS,
  DIRECT_PER_YEAR,
  LOCKER_PER_YEAR,
  MILLION,
  RANKS,
  SELF_BONUS,
  TURNOVER,
} from './economics';

/** Fee as an exact fraction, and in millionths of the stake. */
const FEE = feeRate();
const FEE_RATE = (FEE.numerator * MILLION) / FEE.denominator;
const COMMISSION_RATE = TURNOVER.rebate + TURNOVER.levels.reduce((sum, rate) => sum + rate, 0n);

describe('the rates of the reference economics', () => {
  test('commissions on a turnover stay below its fee of 2%', () => {
    expect(FEE_RATE * FEE.denominator).toBe(FEE.numerator * MILLION);
    expect(COMMISSION_RATE).toBeLessThan(FEE_RATE);
  });

  test('[DASH-02] the Self bonus is below the remaining fee of the two bets of 0.2% that it requires', () => {
    expect([SELF_BONUS.bets, SELF_BONUS.stake]).toEqual([2, MILLION / 500n]);
    const staked = BigInt(SELF_BONUS.bets) * SELF_BONUS.stake;
    expect(SELF_BONUS.rate * MILLION).toBeLessThan(staked * (FEE_RATE - COMMISSION_RATE));
  });

  test('a longer lock never pays less', () => {
    const rates = LOCK_PLANS.map((plan) => LOCKER_PER_YEAR[plan]);
    expect(rates).toEqual(rates.toSorted((a, b) => Number(a - b)));
  });

  test('higher ranks require larger teams and pay larger shares', () => {
    for (const key of ['team', 'perYear'] as const) {
      const steps = RANKS.map((rank) => rank[key]);
      expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => Number(a - b)));
    }
  });

  test('(B5) the bounds follow from the sum of the rates', () => {
    const highest = RANKS.at(-1)?.perYear ?? 0n;
    const lock = LOCKER_PER_YEAR[5] + DIRECT_PER_YEAR + highest;
    // A month has at most 31 days.
    expect(lock + 12n * 31n * SELF_BONUS.rate).toBeLessThanOrEqual(BOUNDS.lockPerYear);
    const selfOfStake = (SELF_BONUS.rate * MILLION) / (BigInt(SELF_BONUS.bets) * SELF_BONUS.stake);
    expect(COMMISSION_RATE + selfOfStake).toBe(BOUNDS.bet);
    expect(BOUNDS.bet).toBeLessThan(FEE_RATE);
    expect(SELF_BONUS.rate).toBe(BOUNDS.day);
  });
});

const stakes = fc.bigInt({ min: 1n, max: 100_000n }).map((cents) => cents * (USDT / 100n));
const bets = fc.array(fc.record({ bet: fc.constantFrom(...SELECTIONS), stake: stakes }));
const selection = (value: string | number) => {
  const found = SELECTIONS.find(({ betValue }) => betValue === value);
  if (found === undefined) throw new Error(`There is no bet on ${value}.`);
  return found;
};

describe('the amount at risk', () => {
  test('equals the stake for a single bet', () => {
    for (const bet of SELECTIONS) expect(atRisk([{ bet, stake: 7n * USDT }])).toBe(7n * USDT);
  });

  test.each([
    ['high', 'low'],
    ['green', 'red'],
  ])('is zero for equal bets on %s and %s, even if split or mixed', (one, other) => {
    const [left, right] = [selection(one), selection(other)];
    const opposite = [
      { bet: left, stake: 3n * USDT },
      { bet: left, stake: 2n * USDT },
      { bet: right, stake: 5n * USDT },
    ];
    expect(atRisk(opposite)).toBe(0n);
    const rest = { bet: selection('violet'), stake: USDT };
    expect(atRisk([...opposite, rest])).toBe(USDT);
    expect(atRisk([...opposite, { bet: left, stake: USDT }])).toBe(USDT);
  });

  test('is zero for the same bet on all ten numbers', () => {
    const all = SELECTIONS.filter(({ betType }) => betType === 'number');
    expect(all).toHaveLength(10);
    expect(atRisk(all.map((bet) => ({ bet, stake: USDT })))).toBe(0n);
  });

  test('stays between zero and the sum of the stakes', () => {
    fc.assert(
      fc.property(bets, (some) => {
        const staked = some.reduce((sum, { stake }) => sum + stake, 0n);
        const risk = atRisk(some);
        expect(risk).toBeGreaterThanOrEqual(0n);
        expect(risk).toBeLessThanOrEqual(staked);
      }),
    );
  });

  test('does not depend on the order or splitting of the bets', () => {
    fc.assert(
      fc.property(bets, (some) => {
        const split = some.flatMap(({ bet, stake }) => [
          { bet, stake },
          { bet, stake },
        ]);
        const twice = some.map(({ bet, stake }) => ({ bet, stake: stake * 2n }));
        expect(atRisk(split.toReversed())).toBe(atRisk(twice));
      }),
    );
  });
});
