import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url);

/** The paths of all source files. */
const sources = ['packages', 'apps', 'tokens', 'scripts', '.storybook'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { encoding: 'utf8', recursive: true })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(tsx?|m[jt]s)$/.test(path))
    .filter(
      (path) => !/(^|\/)(node_modules|dist|\.[\w-]+)\//.test(path.replace(/^\.storybook/, '')),
    ),
);

/** The name of a module where file names ignore case. */
const nameOf = (path: string) => path.replace(/\.\w+$/, '').toLowerCase();

test('no two module names differ only by case: on some file systems they would be the same', () => {
  const seen = new Map<string, string>();
  const pairs = sources.flatMap((path) => {
    const other = seen.get(nameOf(path));
    seen.set(nameOf(path), path);
    return other === undefined ? [] : [[other, path]];
  });
  expect(sources.length).toBeGreaterThan(1_000);
  expect(pairs).toEqual([]);
});
