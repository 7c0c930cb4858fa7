import { defineProject } from 'vitest/config';
import { testDefaults } from '../../packages/testing/src/testDefaults.ts';

export default defineProject({
  test: {
    // No test changes the modules of another file, so the code is loaded only once.
    isolate: false,
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/embedded.ts'],
    setupFiles: ['src/testing/patientQueue.ts'],
    ...testDefaults,
  },
});
