import { defineConfig } from 'vitest/config';

/** Builds the site and walks through it: a suite of its own. */
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['src/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
});
