import type { Problem } from '../fields';
import { toDecimal, USDT, type MicroUsdt } from '../money';

/** The smallest withdrawal: 10 USDT (the specification, section 9). */
export const MINIMUM_WITHDRAWAL: MicroUsdt = 10n * USDT;

/** What a withdrawal costs beside its amount: 10 USDT (the specification, section 9). */
export const WITHDRAWAL_FEE: MicroUsdt = 10n * USDT;

/** Why an amount cannot be withdrawn; `undefined` when it can. */
export const withdrawalProblem = (amount: MicroUsdt): Problem | undefined =>
  amount < MINIMUM_WITHDRAWAL
    ? { code: 'withdrawalTooSmall', params: { minimum: toDecimal(MINIMUM_WITHDRAWAL) } }
    : undefined;

/**
 * What is left of a balance after a withdrawal and its fee; negative when the balance is too small
 * for both.
 *
 * @example balanceAfterWithdrawal(parseUsdt('100'), parseUsdt('40')) // parseUsdt('50')
 */
export const balanceAfterWithdrawal = (balance: MicroUsdt, amount: MicroUsdt): MicroUsdt =>
  balance - amount - WITHDRAWAL_FEE;
