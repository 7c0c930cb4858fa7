import type { Problem } from '../fields';
import { divide, toDecimal, USDT, type MicroUsdt } from '../money';

/** Lock plans, by wire number. */
export const LOCK_PLANS = [1, 2, 3, 4, 5] as const;
export type LockPlan = (typeof LOCK_PLANS)[number];

const MONTHS = { 1: 3, 2: 6, 3: 12, 4: 24, 5: 48 } as const;

/** Returns the duration of a plan in months: 3, 6, 12, 24 or 48. */
export const monthsOf = (plan: LockPlan): (typeof MONTHS)[LockPlan] => MONTHS[plan];

/**
 * Returns the same UTC day and time a number of months later, epoch ms. Uses the last day of a
 * shorter month. Locks pay at these times, counted from their start.
 */
export function monthsAfter(lockedAt: number, months: number): number {
  const date = new Date(lockedAt);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // Falls back to the last day of the month: 31 February overflows to 3 March, and day 0 is the
  // last of February.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/**
 * Returns the time at which a plan unlocks funds, epoch ms.
 *
 * @example unlocksAt(Date.UTC(2026, 7, 31), 2) // Date.UTC(2027, 1, 28)
 */
export const unlocksAt = (lockedAt: number, plan: LockPlan): number =>
  monthsAfter(lockedAt, monthsOf(plan));

/**
 * Returns the monthly payment for locked funds, rounded down to micro-USDT.
 *
 * @param perYear yearly rate, in millionths of the amount
 */
export const lockProfit = (amount: MicroUsdt, perYear: bigint): MicroUsdt =>
  divide(amount * perYear, 12n * 1_000_000n, 'down');

/** Minimum lock: 50 USDT. Source: the specification, section 9. */
export const MINIMUM_LOCK: MicroUsdt = 50n * USDT;

/**
 * Total that a member with two-factor authentication can lock within 24 hours without a code: 1,000 USDT.
 * Many small locks would bypass a limit per lock.
 */
export const LOCKED_WITHOUT_CODE: MicroUsdt = 1_000n * USDT;

export const lockProblem = (amount: MicroUsdt): Problem | undefined =>
  amount < MINIMUM_LOCK
    ? { code: 'lockTooSmall', params: { minimum: toDecimal(MINIMUM_LOCK) } }
    : undefined;
