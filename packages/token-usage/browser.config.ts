import { defineConfig } from 'vitest/config';
import { testDefaults } from '../testing/src/testDefaults.ts';

/** Configuration of browser tests, which require a built Storybook. */
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['browser/**/*.test.ts'], ...testDefaults },
});
