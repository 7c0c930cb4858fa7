import { defineProject } from 'vitest/config';
import { testDefaults } from '../../packages/testing/src/testDefaults.ts';

export default defineProject({
  test: {
    ...testDefaults,
    // A separate environment per file would take most of the time, and fresh modules are sufficient.
    isolate: false,
    setupFiles: ['src/testing/freshModules.ts'],
    name: 'web',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
  },
});
