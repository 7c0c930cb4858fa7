import { describe, expect, it } from 'vitest';
import { parseUsdt } from '../money';
import { balanceAfterWithdrawal, LOCK_PLANS, lockProblem, monthsOf, withdrawalProblem } from '.';

describe('withdrawals', () => {
  it.each([
    ['9.999999', 'Minimum Withdrawal amount is 10$ '],
    ['0', 'Minimum Withdrawal amount is 10$ '],
    ['-20', 'Minimum Withdrawal amount is 10$ '],
    ['10', undefined],
    ['10.000001', undefined],
  ])('[WD-01] of %s USDT', (amount, problem) => {
    expect(withdrawalProblem(parseUsdt(amount))).toBe(problem);
  });

  it('[WD-03] take 10 USDT more from the balance', () => {
    expect(balanceAfterWithdrawal(parseUsdt('100'), parseUsdt('40.5'))).toBe(parseUsdt('49.5'));
    expect(balanceAfterWithdrawal(parseUsdt('19'), parseUsdt('10'))).toBe(parseUsdt('-1'));
  });
});

describe('locks', () => {
  it('[LOCK-01] last 3, 6, 12, 24 and 48 months by plan', () => {
    expect(LOCK_PLANS.map(monthsOf)).toEqual([3, 6, 12, 24, 48]);
  });

  it.each([
    ['49.999999', 'Minimum Amount is 50$.'],
    ['-50', 'Minimum Amount is 50$.'],
    ['50', undefined],
  ])('[LOCK-02] of %s USDT', (amount, problem) => {
    expect(lockProblem(parseUsdt(amount))).toBe(problem);
  });
});
