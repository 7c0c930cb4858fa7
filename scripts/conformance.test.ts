import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { trackedFiles } from './trackedFiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

const statements = read('docs/conformance.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t', 1).join());

const testFiles = trackedFiles(root, 'tokens', 'packages', 'apps').filter((path) =>
  /\.(test\.tsx?|e2e\.ts)$/.test(path),
);

/** Ids in test titles. `npm run conformance` checks that these tests pass. */
const carried = new Set(
  testFiles.flatMap((path) =>
    Array.from(read(path).matchAll(/\[([A-Z]+-\d+)\]/g), ([, id = '']) => id),
  ),
);

test('every statement of the specification has a test with its id', () => {
  expect(statements.filter((id) => !carried.has(id))).toEqual([]);
});

test('every id in a test title belongs to a statement', () => {
  expect([...carried].filter((id) => !statements.includes(id))).toEqual([]);
});
