import { defineProject } from 'vitest/config';
import { patience } from '../testing/src/patience.ts';

export default defineProject({
  // No test changes what another file imports: the code is loaded once.
  test: {
    ...patience,
    isolate: false,
    name: 'api',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
