/** Duration of the reel, in ms. */
export const REEL_MS = 1_200;

/** Duration of the reveal over the countdown, in ms. */
export const REVEALED_MS = 2_400;

/** Duration of the badges on the winning bets, in ms. */
export const MARKED_MS = 4_000;
