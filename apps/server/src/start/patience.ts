/**
 * Returns the database time limits of a request, in ms. No limit exceeds the time limit of the response,
 * because later work would occupy connections and locks for nothing.
 *
 * @param answerMs time limit of the response, in ms
 */
export const requestPatience = (answerMs: number) => ({
  connectMs: answerMs,
  statementMs: answerMs,
  lockMs: Math.min(answerMs, 2_000),
});

/**
 * Returns the silence after which the database counts as unreachable, in ms: at least one second,
 * and more if slow responses are allowed.
 *
 * @param answerMs time limit of a call, in ms
 */
export const silenceMs = (answerMs: number): number => Math.max(1_000, answerMs / 5);
