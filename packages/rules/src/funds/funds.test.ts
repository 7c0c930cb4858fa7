import { describe, expect, it } from 'vitest';
import { parseUsdt } from '../money';
import {
  BREAK_LENGTHS,
  breakEnd,
  balanceAfterWithdrawal,
  EXCLUSION_LENGTHS,
  LOCK_PLANS,
  lockProblem,
  lockProfit,
  monthsOf,
  unlocksAt,
  withdrawalProblem,
} from '.';

describe('the rules of withdrawals', () => {
  it.each([
    ['9.999999', { code: 'withdrawalTooSmall', params: { minimum: '10' } }],
    ['0', { code: 'withdrawalTooSmall', params: { minimum: '10' } }],
    ['-20', { code: 'withdrawalTooSmall', params: { minimum: '10' } }],
    ['10', undefined],
    ['10.000001', undefined],
  ])('[WD-01] apply to a withdrawal of %s USDT', (amount, problem) => {
    expect(withdrawalProblem(parseUsdt(amount))).toEqual(problem);
  });

  it('[WD-03] a withdrawal costs 10 USDT more than its amount', () => {
    expect(balanceAfterWithdrawal(parseUsdt('100'), parseUsdt('40.5'))).toBe(parseUsdt('49.5'));
    expect(balanceAfterWithdrawal(parseUsdt('19'), parseUsdt('10'))).toBe(parseUsdt('-1'));
  });
});

describe('the rules of locks', () => {
  it('[LOCK-01] a lock lasts 3, 6, 12, 24 or 48 months, depending on the plan', () => {
    expect(LOCK_PLANS.map(monthsOf)).toEqual([3, 6, 12, 24, 48]);
  });

  it.each([
    ['2026-06-01T12:00:00.000Z', 1, '2026-09-01T12:00:00.000Z'],
    ['2026-08-31T23:59:59.999Z', 2, '2027-02-28T23:59:59.999Z'],
    ['2027-08-31T00:00:00.000Z', 2, '2028-02-29T00:00:00.000Z'],
    ['2028-02-29T08:30:00.000Z', 3, '2029-02-28T08:30:00.000Z'],
    ['2026-12-15T08:30:00.000Z', 5, '2030-12-15T08:30:00.000Z'],
  ] as const)(
    '[LOCK-01] funds locked at %s under plan %i unlock at %s',
    (lockedAt, plan, expected) => {
      expect(new Date(unlocksAt(Date.parse(lockedAt), plan)).toISOString()).toBe(expected);
    },
  );

  it.each([
    ['49.999999', { code: 'lockTooSmall', params: { minimum: '50' } }],
    ['-50', { code: 'lockTooSmall', params: { minimum: '50' } }],
    ['50', undefined],
  ])('[LOCK-02] apply to a lock of %s USDT', (amount, problem) => {
    expect(lockProblem(parseUsdt(amount))).toEqual(problem);
  });
  it.each([
    ['600', 40_000n, '2'],
    ['50', 20_000n, '0.083333'],
    ['0', 60_000n, '0'],
  ])('%s USDT locked at %i millionths a year pay %s a month', (amount, perYear, expected) => {
    expect(lockProfit(parseUsdt(amount), perYear)).toBe(parseUsdt(expected));
  });
});

describe('breaks', () => {
  it.each([
    ['day', '2026-02-01T08:30:00.001Z'],
    ['week', '2026-02-07T08:30:00.001Z'],
    ['month', '2026-02-28T08:30:00.001Z'],
    ['twoMonths', '2026-03-31T08:30:00.001Z'],
    ['threeMonths', '2026-04-30T08:30:00.001Z'],
    ['halfYear', '2026-07-31T08:30:00.001Z'],
    ['year', '2027-01-31T08:30:00.001Z'],
    ['fiveYears', '2031-01-31T08:30:00.001Z'],
  ] as const)('a break of length %s that begins on 31 January ends at %s', (length, end) => {
    expect(breakEnd(length, Date.parse('2026-01-31T08:30:00.001Z'))).toBe(Date.parse(end));
  });

  it('a permanent self-exclusion has no end', () => {
    expect(breakEnd('forever', 0)).toBeNull();
  });

  it('lists the lengths, shortest first', () => {
    const ends = [...BREAK_LENGTHS, ...EXCLUSION_LENGTHS].map(
      (length) => breakEnd(length, 0) ?? Infinity,
    );
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  });
});
