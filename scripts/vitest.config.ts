import { defineProject } from 'vitest/config';
import { testDefaults } from '../packages/testing/src/testDefaults.ts';

/** Tests of the repository's own rules and tools. */
export default defineProject({
  test: {
    name: 'repository',
    include: ['**/*.test.ts'],
    ...testDefaults,
    // Excludes folders that have their own suites, which need more builds.
    exclude: [...testDefaults.exclude, 'hydration/**', 'packages/**'],
  },
});
