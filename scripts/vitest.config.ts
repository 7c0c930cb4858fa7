import { defineProject } from 'vitest/config';
import { testDefaults } from '../packages/testing/src/testDefaults.ts';

/** Tests of the repository's own rules and tools. */
export default defineProject({
  test: {
    name: 'repository',
    include: ['**/*.test.ts'],
    ...testDefaults,
    // The last three are suites of their own, with more to build first.
    exclude: [...testDefaults.exclude, 'hydration/**', 'measures/**', 'packages/**'],
  },
});
