import { defineConfig } from 'vitest/config';
import { patience } from '../../packages/testing/src/patience.ts';

/** Tests of the packages as they are published. `npm run packages` builds and tests them. */
export default defineConfig({
  test: {
    name: 'packages',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    ...patience,
  },
});
