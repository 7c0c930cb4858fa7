import { defineConfig } from 'vitest/config';

/** Every package with tests is a project; each keeps its own settings in its own folder. */
export default defineConfig({
  test: {
    projects: ['tokens', 'packages/*', 'apps/server', 'apps/web', 'scripts'],
  },
});
