import { defineProject } from 'vitest/config';
import { testDefaults } from '../../packages/testing/src/testDefaults.ts';

export default defineProject({
  // No test changes what another file imports: the code is loaded once.
  test: {
    ...testDefaults,
    isolate: false,
    name: 'api',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
