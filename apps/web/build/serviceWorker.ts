import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

/**
 * Compiles the service worker to `.vite/worker.js`. The server prepends the file names of every
 * language.
 *
 * @param source TypeScript file without imports
 */
export const serviceWorker = (source: string): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
    await writeFile(join(dir, '.vite/worker.js'), code);
  },
});
