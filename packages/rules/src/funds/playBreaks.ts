import { monthsAfter } from './lock';

/** Lengths of a break, shortest first. */
export const BREAK_LENGTHS = ['day', 'week', 'month', 'twoMonths', 'threeMonths'] as const;
export type BreakLength = (typeof BREAK_LENGTHS)[number];

/** Lengths of a self-exclusion, shortest first. All of them exceed the lengths of a break. */
export const EXCLUSION_LENGTHS = ['halfYear', 'year', 'fiveYears', 'forever'] as const;

export type ExclusionLength = (typeof EXCLUSION_LENGTHS)[number];

/** Returns true for the length of a self-exclusion. */
export const isExclusion = (length: BreakLength | ExclusionLength): length is ExclusionLength =>
  EXCLUSION_LENGTHS.some((each) => each === length);

/** Kinds of periods in which a player cannot bet. */
export type BreakKind = 'break' | 'exclusion';

const HOUR = 3_600_000;

const MONTHS = { month: 1, twoMonths: 2, threeMonths: 3, halfYear: 6, year: 12, fiveYears: 60 };

/**
 * Returns the end of a break or self-exclusion that begins at a time, epoch ms; `null` for a
 * permanent one.
 *
 * @example breakEnd('month', Date.UTC(2026, 0, 31)) // Date.UTC(2026, 1, 28)
 */
export function breakEnd(length: BreakLength | ExclusionLength, begunAt: number): number | null {
  switch (length) {
    case 'day':
      return begunAt + 24 * HOUR;
    case 'week':
      return begunAt + 168 * HOUR;
    case 'forever':
      return null;
    default:
      return monthsAfter(begunAt, MONTHS[length]);
  }
}
