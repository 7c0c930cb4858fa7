import type { Problem } from '../fields';
import { toDecimal, USDT, type MicroUsdt } from '../money';
import { WITHDRAWAL_MINIMUMS } from './bounds';

/** The smallest withdrawal: 10 USDT (the specification, section 9). */
export const MINIMUM_WITHDRAWAL: MicroUsdt = BigInt(WITHDRAWAL_MINIMUMS.least) * USDT;

/** What a withdrawal costs beside its amount: 10 USDT (the specification, section 9). */
export const WITHDRAWAL_FEE: MicroUsdt = 10n * USDT;

/**
 * Why an amount cannot be withdrawn; `undefined` when it can.
 *
 * @param minimum the smallest withdrawal of the brand
 */
export const withdrawalProblem = (
  amount: MicroUsdt,
  minimum: MicroUsdt = MINIMUM_WITHDRAWAL,
): Problem | undefined =>
  amount < minimum
    ? { code: 'withdrawalTooSmall', params: { minimum: toDecimal(minimum) } }
    : undefined;

/**
 * What is left of a balance after a withdrawal and its fee; negative when the balance is too small
 * for both.
 *
 * @example balanceAfterWithdrawal(parseUsdt('100'), parseUsdt('40')) // parseUsdt('50')
 */
export const balanceAfterWithdrawal = (balance: MicroUsdt, amount: MicroUsdt): MicroUsdt =>
  balance - amount - WITHDRAWAL_FEE;
