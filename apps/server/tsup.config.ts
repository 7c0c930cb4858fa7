import { cp } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';

/**
 * Returns the options of the bundle. Workspace packages are inlined, and npm packages stay in
 * `node_modules`. Modules that are loaded on demand have their own files.
 */
export const bundleIn = (folder: string): Options => ({
  // Commands that machines with only the bundle need, such as containers.
  entry: {
    main: 'src/main.ts',
    archive: 'scripts/archive.ts',
    funds: 'scripts/funds.ts',
    staff: 'scripts/staff.ts',
    verifyAudit: 'scripts/verifyAudit.ts',
  },
  outDir: folder,
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  noExternal: [/^@platform\//],
  // The bundle expects these files beside itself, as the sources do.
  onSuccess: async () => {
    for (const part of ['migrations', 'functions']) {
      await cp(`src/db/${part}`, `${folder}/db/${part}`, { recursive: true });
    }
    await cp('src/db/privileges.sql', `${folder}/db/privileges.sql`);
    await cp('src/pictures/renderProcess.mjs', `${folder}/pictures/renderProcess.mjs`);
  },
});

export default defineConfig(bundleIn('dist'));
