import { defineProject } from 'vitest/config';

/** Tests of the repository's own rules and tools. */
export default defineProject({
  test: {
    name: 'repository',
    include: ['**/*.test.ts'],
    // Suites of their own, with more to build first.
    exclude: ['hydration/**', 'measures/**', 'packages/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
