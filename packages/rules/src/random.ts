/**
 * Source of randomness: a number from 0 (included) to 1 (excluded). Callers pass it in; no module
 * has its own.
 */
export type Random = () => number;

/** Returns an integer from 0 (included) to `count` (excluded), all equally likely. */
export const pickBelow = (count: number, random: Random): number => Math.floor(random() * count);
