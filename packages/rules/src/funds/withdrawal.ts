import type { Problem } from '../fields';
import { toDecimal, USDT, type MicroUsdt } from '../money';
import { WITHDRAWAL_MINIMUMS } from './bounds';

/** Minimum withdrawal: 10 USDT. Source: the specification, section 9. */
export const MINIMUM_WITHDRAWAL: MicroUsdt = BigInt(WITHDRAWAL_MINIMUMS.least) * USDT;

/** Withdrawal fee, in addition to the amount: 10 USDT. Source: the specification, section 9. */
export const WITHDRAWAL_FEE: MicroUsdt = 10n * USDT;

/**
 * Returns the problem with a withdrawal, if any.
 *
 * @param minimum the brand's minimum withdrawal
 */
export const withdrawalProblem = (
  amount: MicroUsdt,
  minimum: MicroUsdt = MINIMUM_WITHDRAWAL,
): Problem | undefined =>
  amount < minimum
    ? { code: 'withdrawalTooSmall', params: { minimum: toDecimal(minimum) } }
    : undefined;

/**
 * Returns the balance after a withdrawal and its fee. Negative if the balance is too small.
 *
 * @example balanceAfterWithdrawal(parseUsdt('100'), parseUsdt('40')) // parseUsdt('50')
 */
export const balanceAfterWithdrawal = (balance: MicroUsdt, amount: MicroUsdt): MicroUsdt =>
  balance - amount - WITHDRAWAL_FEE;
