/**
 * A test that takes longer than this hangs. The longest take minutes, and several times that on a busy
 * machine: the limit is no measure of speed.
 */
export const HANGS_MS = 1_200_000;

/** How long a test of Vitest may take, and may wait for what comes soon on a machine with time. */
export const patience = {
  testTimeout: HANGS_MS,
  hookTimeout: HANGS_MS,
  expect: { poll: { timeout: 30_000 } },
};
