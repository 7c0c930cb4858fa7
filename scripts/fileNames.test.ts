import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { trackedFiles } from './trackedFiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const sources = trackedFiles(root).filter((path) => /\.(tsx?|m[jt]s)$/.test(path));

/** Returns a module's name on a case-insensitive file system. */
const nameOf = (path: string) => path.replace(/\.\w+$/, '').toLowerCase();

test('module names stay unique on file systems that ignore case', () => {
  const seen = new Map<string, string>();
  const pairs = sources.flatMap((path) => {
    const other = seen.get(nameOf(path));
    seen.set(nameOf(path), path);
    return other === undefined ? [] : [[other, path]];
  });
  expect(sources.length).toBeGreaterThan(1_000);
  expect(pairs).toEqual([]);
});
