import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

/**
 * Writes the service worker into a build, as JavaScript (`.vite/worker.js`). The server serves it, with
 * the names of the files of every language in front.
 *
 * @param source its TypeScript, which imports nothing
 */
export const serviceWorker = (source: string): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
    await writeFile(join(dir, '.vite/worker.js'), code);
  },
});
