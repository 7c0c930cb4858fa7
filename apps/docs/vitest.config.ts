import { defineConfig } from 'vitest/config';
import { testDefaults } from '../../packages/testing/src/testDefaults.ts';

/** Builds the site and walks through it: a suite of its own. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.test.ts'],
    ...testDefaults,
  },
});
