/**
 * A test that takes longer than this hangs. The longest take minutes, and several times that on a busy
 * machine: the limit is no measure of speed.
 */
export const HANGS_MS = 1_200_000;

/** Timeouts of a test of Vitest, and of its waits. */
export const patience = {
  testTimeout: HANGS_MS,
  hookTimeout: HANGS_MS,
  expect: { poll: { timeout: 30_000 } },
};
