import { defineProject } from 'vitest/config';
import { patience } from '../packages/testing/src/patience.ts';

/** Tests of the repository's own rules and tools. */
export default defineProject({
  test: {
    name: 'repository',
    include: ['**/*.test.ts'],
    // Suites of their own, with more to build first.
    exclude: ['hydration/**', 'measures/**', 'packages/**'],
    ...patience,
  },
});
