/** How long the balls of a draw run before the drawn one stops, in ms. */
export const REEL_MS = 1_200;

/** How long the reveal of a draw covers the countdown, in ms: the reel, and time to read the number. */
export const REVEALED_MS = 2_400;

/** How long the fields that have won are marked once the reel has stopped, in ms. */
export const MARKED_MS = 4_000;
