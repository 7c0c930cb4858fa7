import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A file's mocks end with it.
    isolate: false,
    name: 'web',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
  },
});
