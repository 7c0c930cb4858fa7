import { defineConfig } from 'vitest/config';
import { patience } from '../../packages/testing/src/patience.ts';

/** Builds the site and walks through it: a suite of its own. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.test.ts'],
    ...patience,
  },
});
