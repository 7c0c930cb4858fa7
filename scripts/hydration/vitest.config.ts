import { defineConfig } from 'vitest/config';
import { testDefaults } from '../../packages/testing/src/testDefaults.ts';

/** Separate suite, because it needs two builds. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.ts'],
    ...testDefaults,
    // A missing accessibility tree fails the test; `--update` writes it.
    update: 'none',
  },
});
