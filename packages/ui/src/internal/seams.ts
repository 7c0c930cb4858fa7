/**
 * The only place of this package where the world comes in. Components take a clock or a source of
 * randomness as a prop and fall back on these, so that a story is the same every time.
 */

/** The present, in milliseconds since the epoch. */
export type Clock = () => number;

/** A number from 0 (included) to 1 (excluded). */
export type Random = () => number;

export const systemClock: Clock = () => Date.now();

export const systemRandom: Random = () => Math.random();
