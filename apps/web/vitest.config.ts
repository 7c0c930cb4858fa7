import { defineProject } from 'vitest/config';
import { patience } from '../../packages/testing/src/patience.ts';

export default defineProject({
  test: {
    ...patience,
    // An environment for each file would take most of the time: its modules are enough.
    isolate: false,
    setupFiles: ['src/testing/freshModules.ts'],
    name: 'web',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
  },
});
