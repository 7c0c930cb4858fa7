import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { formatted } from '@platform/command-line';
import { componentFiles, withExport } from './new.ts';

const source = join(import.meta.dirname, '../packages/ui/src');

test.each(['primitives', 'games/wingo'])(
  'the files of a new component in %s are formatted and import existing files',
  async (folder) => {
    const files = componentFiles('Probe', folder);
    const own = Object.keys(files).map((path) => join(source, path));
    expect(own).toHaveLength(4);
    for (const [path, text] of Object.entries(files)) {
      expect(await formatted(path, text)).toBe(text);
      const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) =>
        join(source, dirname(path), to),
      );
      const isFile = (to: string) =>
        [`${to}.ts`, `${to}.tsx`].some((file) => own.includes(file) || existsSync(file));
      expect(imported.filter((to) => !isFile(to))).toEqual([]);
    }
  },
);

test('a new component is exported in module order', () => {
  const index = readFileSync(join(source, 'index.ts'), 'utf8');
  const without = index.replaceAll(/^export .* from '.\/primitives\/Badge\/Badge';\n/gm, '');
  expect(without).not.toBe(index);
  expect(withExport(without, 'Badge', 'primitives')).toBe(index);
});
