/** Bounds of a back-off, in ms. */
export interface BackOff {
  readonly first: number;
  readonly longest: number;
}

/**
 * Returns the pause before the next attempt, in ms. It doubles after each failure. A random part of
 * up to half is subtracted, so that clients do not return all at once after an outage.
 *
 * @param failures number of failures before the last one
 * @param random from 0 to 1
 */
export const backOff = (
  { first, longest }: BackOff,
  failures: number,
  random = Math.random(),
): number => Math.min(first * 2 ** failures, longest) * (0.5 + random / 2);
