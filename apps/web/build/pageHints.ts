import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { entriesOf, filesOf, readManifest } from './manifest.ts';

/**
 * Writes the files of each page, which the server preloads from the initial HTML. Without the
 * hints, browsers find these files only after earlier scripts have run.
 */
export const pageHints = (pages: Readonly<Record<string, readonly string[]>>): Plugin => ({
  name: 'page-hints',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const manifest = readManifest(dir);
    const there = filesOf(manifest, entriesOf(manifest));
    const hints = Object.entries(pages).map(([path, sources]) => {
      const unknown = sources.filter((source) => !manifest[source]);
      if (unknown.length > 0) {
        throw new Error(
          `The build has no file of its own for ${unknown.join()}, the page ${path}.`,
        );
      }
      return [path, [...filesOf(manifest, sources)].filter((file) => !there.has(file))];
    });
    await writeFile(join(dir, '.vite/hints.json'), JSON.stringify(Object.fromEntries(hints)));
  },
});
