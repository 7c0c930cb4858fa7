/**
 * Sources of time and randomness. Components accept them as props, and use these by default, so
 * that stories are repeatable.
 */

/** Returns the present time, in epoch ms. */
export type Clock = () => number;

/** Returns a number from 0 (included) to 1 (excluded). */
export type Random = () => number;

export const systemClock: Clock = () => Date.now();

export const systemRandom: Random = () => Math.random();
