import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // An environment for each file would take most of the time: its modules are enough.
    isolate: false,
    setupFiles: ['src/testing/freshModules.ts'],
    name: 'web',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
  },
});
