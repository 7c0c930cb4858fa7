import type { Problem } from '../fields';
import { divide, toDecimal, USDT, type MicroUsdt } from '../money';

/** The plans that funds can be locked under, by their number on the wire. */
export const LOCK_PLANS = [1, 2, 3, 4, 5] as const;
export type LockPlan = (typeof LOCK_PLANS)[number];

const MONTHS = { 1: 3, 2: 6, 3: 12, 4: 24, 5: 48 } as const;

/** How long a plan locks funds, in months: 3, 6, 12, 24 and 48. */
export const monthsOf = (plan: LockPlan): (typeof MONTHS)[LockPlan] => MONTHS[plan];

/**
 * The same day and time, months later, in UTC, epoch ms. Where that month is too short, its last day.
 * What a lock pays is paid that often, counted from its beginning.
 */
export function monthsAfter(lockedAt: number, months: number): number {
  const date = new Date(lockedAt);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // 31 February has become 3 March: back to the last day of the month before.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/**
 * When a plan unlocks funds, epoch ms.
 *
 * @example unlocksAt(Date.UTC(2026, 7, 31), 2) // Date.UTC(2027, 1, 28)
 */
export const unlocksAt = (lockedAt: number, plan: LockPlan): number =>
  monthsAfter(lockedAt, monthsOf(plan));

/**
 * What locked funds pay their owner a month; less than a micro-USDT is not paid.
 *
 * @param perYear what they pay a year, in millionths of the amount
 */
export const lockProfit = (amount: MicroUsdt, perYear: bigint): MicroUsdt =>
  divide(amount * perYear, 12n * 1_000_000n, 'down');

/** The smallest amount that can be locked: 50 USDT (the specification, section 9). */
export const MINIMUM_LOCK: MicroUsdt = 50n * USDT;

/**
 * What a member with two-factor authentication can lock within 24 hours without a code of the app:
 * 1,000 USDT. Counted together, or a large lock could be made of small ones.
 */
export const LOCKED_WITHOUT_CODE: MicroUsdt = 1_000n * USDT;

/** Why an amount cannot be locked; `undefined` when it can. */
export const lockProblem = (amount: MicroUsdt): Problem | undefined =>
  amount < MINIMUM_LOCK
    ? { code: 'lockTooSmall', params: { minimum: toDecimal(MINIMUM_LOCK) } }
    : undefined;
