/** Bounds of a back-off, in ms. */
export interface BackOff {
  readonly first: number;
  readonly longest: number;
}

/**
 * Returns the pause before the next attempt, in ms. Doubles after each failure, and subtracts a
 * random part of up to half, so that clients do not all return at once after an outage.
 */
export const backOff = (
  { first, longest }: BackOff,
  failures: number,
  random = Math.random(),
): number => Math.min(first * 2 ** failures, longest) * (0.5 + random / 2);
