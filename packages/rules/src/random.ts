/**
 * Source of randomness: returns a number from 0 (included) to 1 (excluded). Always injected by the
 * caller.
 */
export type Random = () => number;

/** Returns an integer from 0 (included) to `count` (excluded), all equally likely. */
export const pickBelow = (count: number, random: Random): number => Math.floor(random() * count);
