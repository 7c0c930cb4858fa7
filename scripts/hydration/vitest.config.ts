import { defineConfig } from 'vitest/config';
import { testDefaults } from '../../packages/testing/src/testDefaults.ts';

/** Renders components on a server and takes them over in a browser: two builds, and so a suite of its own. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.ts'],
    ...testDefaults,
    // An accessibility tree that is not kept fails: `--update` writes it.
    update: 'none',
  },
});
