import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'visual-review',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A page in a browser takes a busy machine more than the usual second.
    expect: { poll: { timeout: 10_000 } },
  },
});
