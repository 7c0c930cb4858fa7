import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/**
 * What Node runs: workspace packages inlined, npm packages left where npm put them, and what is loaded
 * on demand in files of its own.
 */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  noExternal: [/^@platform\//],
  // The bundle finds them where the sources do: beside itself.
  onSuccess: async () => {
    await cp('src/db/migrations', 'dist/db/migrations', { recursive: true });
    await cp('src/db/privileges.sql', 'dist/db/privileges.sql');
    await cp('src/pictures/renderProcess.mjs', 'dist/pictures/renderProcess.mjs');
  },
});
