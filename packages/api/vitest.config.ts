import { defineProject } from 'vitest/config';
import { testDefaults } from '../../packages/testing/src/testDefaults.ts';

export default defineProject({
  // Tests do not share state, so one module graph per worker is faster.
  test: {
    ...testDefaults,
    isolate: false,
    name: 'api',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
