import { defineProject } from 'vitest/config';
import { testDefaults } from '../testing/src/testDefaults.ts';

export default defineProject({
  test: {
    name: 'token-usage',
    include: ['src/**/*.test.ts'],
    ...testDefaults,
  },
});
