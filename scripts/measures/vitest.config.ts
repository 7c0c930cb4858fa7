import { defineConfig } from 'vitest/config';

/** Looks at the stories in a browser: a suite of its own, after the Storybook was built. */
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['**/*.test.ts'], testTimeout: 900_000, hookTimeout: 900_000 },
});
