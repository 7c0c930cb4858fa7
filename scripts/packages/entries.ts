import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry, Exported } from '@platform/component-index';

const reExport = ({ module, names, types }: Exported): string => {
  const from = module.startsWith('.') ? `.${module}.js` : module;
  return `export ${types ? 'type ' : ''}{ ${names.join(', ')} } from '${from}';\n`;
};

/**
 * Writes an entry for each component, and an index that re-exports all entries. With an index of
 * single names, esbuild would load the on-demand code of every component for every imported name.
 */
export function writeEntries(dist: string, entries: readonly Entry[]): void {
  mkdirSync(join(dist, 'entries'));
  for (const { name, exports } of entries) {
    const values = exports.filter(({ types }) => !types);
    const path = join(dist, 'entries', name);
    writeFileSync(`${path}.js`, values.map(reExport).join(''));
    writeFileSync(`${path}.d.ts`, exports.map(reExport).join(''));
  }
  const index = entries.map(({ name }) => `export * from './entries/${name}.js';\n`);
  writeFileSync(join(dist, 'index.js'), index.join(''));
  rmSync(join(dist, 'index.js.map'), { force: true });
}
