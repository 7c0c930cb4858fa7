import { defineConfig } from 'vitest/config';

/** Tests of the packages as they are published. `npm run packages` builds and tests them. */
export default defineConfig({
  test: {
    name: 'packages',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 300_000,
  },
});
