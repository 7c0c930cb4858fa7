import { defineConfig } from 'vitest/config';

/** Every package with tests is a project; each keeps its own settings in its own folder. */
export default defineConfig({
  test: {
    // Vitest would leave a processor idle, and many of the server's tests only wait.
    maxWorkers: 3,
    projects: ['tokens', 'packages/*/vitest.config.ts', 'apps/server', 'apps/web', 'scripts'],
  },
});
