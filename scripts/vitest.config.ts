import { defineProject } from 'vitest/config';

/** Tests of the repository's own rules and tools. */
export default defineProject({
  test: {
    name: 'repository',
    include: ['**/*.test.ts'],
    exclude: ['packages/**', 'overflow/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
