import { defineProject } from 'vitest/config';
import { testDefaults } from '../../packages/testing/src/testDefaults.ts';

export default defineProject({
  test: {
    ...testDefaults,
    // An environment for each file would take most of the time; fresh modules are enough.
    isolate: false,
    setupFiles: ['src/testing/freshModules.ts'],
    name: 'web',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
  },
});
