/** Time limit for a test that hangs, in ms. The longest tests take minutes. */
export const HANGS_MS = 1_200_000;

export const patience = {
  testTimeout: HANGS_MS,
  hookTimeout: HANGS_MS,
  expect: { poll: { timeout: 30_000 } },
};
