import { defineProject } from 'vitest/config';

export default defineProject({
  // No test changes what another file imports: the code is loaded once.
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
    name: 'api',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
