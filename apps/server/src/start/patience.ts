/**
 * Returns time limits for the database, in ms. No limit exceeds the time limit of the response,
 * because later work would occupy connections and locks for nothing.
 */
export const requestPatience = (answerMs: number) => ({
  connectMs: answerMs,
  statementMs: answerMs,
  lockMs: Math.min(answerMs, 2_000),
});

/**
 * Returns the time without a response after which the database counts as unreachable, in ms: at
 * least one second, and more if slow responses are allowed.
 */
export const silenceMs = (answerMs: number): number => Math.max(1_000, answerMs / 5);
