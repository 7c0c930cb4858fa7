import { defineConfig } from 'vitest/config';

/** Builds the site and walks through it: a suite of its own. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // A page in a browser takes a busy machine more than the usual second.
    expect: { poll: { timeout: 10_000 } },
  },
});
