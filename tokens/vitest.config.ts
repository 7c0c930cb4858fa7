import { defineProject } from 'vitest/config';
import { testDefaults } from '../packages/testing/src/testDefaults.ts';

export default defineProject({
  // Shares one module cache between test files: no test changes modules that another file imports.
  test: {
    ...testDefaults,
    isolate: false,
    name: 'tokens',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
