import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    // No test changes what another file imports: the code is loaded once.
    isolate: false,
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/embedded.ts'],
    setupFiles: ['src/testing/patientQueue.ts'],
    // Whole servers start and stop in these tests; a busy machine takes its time over that.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
