import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/**
 * Bundle for Node. Workspace packages are inlined, and npm packages stay in `node_modules`. Modules
 * that are loaded on demand have their own files.
 */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  noExternal: [/^@platform\//],
  // The bundle expects these files beside itself, as the sources do.
  onSuccess: async () => {
    for (const folder of ['migrations', 'functions']) {
      await cp(`src/db/${folder}`, `dist/db/${folder}`, { recursive: true });
    }
    await cp('src/db/privileges.sql', 'dist/db/privileges.sql');
    await cp('src/pictures/renderProcess.mjs', 'dist/pictures/renderProcess.mjs');
  },
});
