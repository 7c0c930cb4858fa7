/** Bounds of a back-off, in ms. */
export interface BackOff {
  readonly first: number;
  readonly longest: number;
}

/**
 * Returns the pause before the next attempt, in ms: doubled after each failure, and shortened by up to
 * half at random, so that the clients of a server that was away do not return at once.
 *
 * @param failures number of failures before the last one
 * @param random chance, from 0 to 1
 */
export const backOff = (
  { first, longest }: BackOff,
  failures: number,
  random = Math.random(),
): number => Math.min(first * 2 ** failures, longest) * (0.5 + random / 2);
