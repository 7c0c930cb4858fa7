import { defineConfig } from 'vitest/config';
import { testDefaults } from '../../packages/testing/src/testDefaults.ts';

/** Suite of `npm run packages`, which builds the packages and tests them. */
export default defineConfig({
  test: {
    name: 'packages',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    ...testDefaults,
  },
});
