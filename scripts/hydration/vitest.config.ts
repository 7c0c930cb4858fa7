import { defineConfig } from 'vitest/config';

/** Renders components on a server and takes them over in a browser: two builds, and so a suite of its own. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // An accessibility tree that is not kept fails: `--update` writes it.
    update: 'none',
  },
});
