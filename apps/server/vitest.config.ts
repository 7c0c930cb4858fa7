import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/embedded.ts'],
    // Whole servers start and stop in these tests; a busy machine takes its time over that.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
