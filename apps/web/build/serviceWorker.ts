import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

/** Builds the service worker. The server prepends the file names of every language. */
export const serviceWorker = (source: string): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
    await writeFile(join(dir, '.vite/worker.js'), code);
  },
});
