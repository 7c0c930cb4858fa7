import { defineProject } from 'vitest/config';
import { testDefaults } from '../packages/testing/src/testDefaults.ts';

export default defineProject({
  // No test changes modules that another file imports, so the code is loaded once.
  test: {
    ...testDefaults,
    isolate: false,
    name: 'tokens',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
