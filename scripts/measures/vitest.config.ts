import { defineConfig } from 'vitest/config';
import { testDefaults } from '../../packages/testing/src/testDefaults.ts';

/** Measures stories in a browser. The suite runs after the build of Storybook. */
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['**/*.test.ts'], ...testDefaults },
});
