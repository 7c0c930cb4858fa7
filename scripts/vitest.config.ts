import { defineProject } from 'vitest/config';

/** The house rules themselves: a ban that nobody tested is a ban that nobody has. */
export default defineProject({
  test: {
    name: 'house',
    include: ['**/*.test.ts'],
    exclude: ['packages/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
