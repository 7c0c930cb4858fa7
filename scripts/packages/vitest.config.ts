import { defineConfig } from 'vitest/config';

/** The packages as strangers get them. Build them first: `npm run packages` does both. */
export default defineConfig({
  test: {
    name: 'packages',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 300_000,
  },
});
