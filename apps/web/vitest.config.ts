import { defineProject } from 'vitest/config';
import { testDefaults } from '../../packages/testing/src/testDefaults.ts';

export default defineProject({
  test: {
    ...testDefaults,
    // Isolation would take most of the run time. `freshModules` resets the modules instead. Vitest
    // cannot import the theme styles, so tests mock `@platform/ui/theme`.
    isolate: false,
    setupFiles: ['src/testing/freshModules.ts'],
    name: 'web',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
  },
});
