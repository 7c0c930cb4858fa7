/** Types and default implementations of time and randomness sources. */

/** Returns the current time, as epoch time in ms. */
export type Clock = () => number;

/** Returns a number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

export const systemClock: Clock = () => Date.now();

export const systemRandom: Random = () => Math.random();
