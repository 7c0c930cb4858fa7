import { defineProject } from 'vitest/config';
import { patience } from '../testing/src/patience.ts';

export default defineProject({
  test: {
    name: 'token-usage',
    include: ['src/**/*.test.ts'],
    ...patience,
  },
});
