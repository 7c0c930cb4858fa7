import { defineConfig } from 'vitest/config';
import { testDefaults } from '../testing/src/testDefaults.ts';

/** Looks at the stories in a browser: a suite of its own, after the Storybook was built. */
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['browser/**/*.test.ts'], ...testDefaults },
});
