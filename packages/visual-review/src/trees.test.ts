import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { withLock } from './lock.ts';
import { snapshotOf } from './snapshot.ts';
import { temporaryFolder } from './testing/fixture.ts';
import { openTrees, type Trees } from './trees.ts';

let repository: string;
let cache: string;
let trees: Trees;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
};

const commit = (message: string) => {
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '--quiet', '-m', message);
};

beforeEach(() => {
  repository = temporaryFolder();
  cache = temporaryFolder();
  git('init', '--quiet', '--initial-branch', 'main');
  write('.gitignore', 'node_modules\n');
  write('Button.tsx', 'one');
  write('tokens/brands/aurora/brand.json', '{}');
  commit('first');
  trees = openTrees(repository, cache);
});

describe('the store of trees', () => {
  test('gives an unmodified working copy the tree of its commit', () => {
    expect(trees.ofWorkingCopy()).toBe(trees.ofRevision('HEAD'));
  });

  test.each([
    ['a change', 'Button.tsx'],
    ['a new file', 'Link.tsx'],
  ])('returns another tree after %s, and the earlier tree once it is reverted', (_, file) => {
    const before = trees.ofWorkingCopy();
    write(file, 'two');
    expect(trees.ofWorkingCopy()).not.toBe(before);
    if (file === 'Button.tsx') write(file, 'one');
    else rmSync(join(repository, file));
    expect(trees.ofWorkingCopy()).toBe(before);
  });

  test.each([
    'visual-decisions/ui--a/aurora.dark.390.json',
    'packages/visual-review/src/run.ts',
    'README.md',
    'packages/ui/Button.test.tsx',
    'apps/server/src/main.ts',
    'node_modules/x/index.js',
  ])('ignores %s', (file) => {
    const before = trees.ofWorkingCopy();
    write(file, 'anything');
    expect(trees.ofWorkingCopy()).toBe(before);
  });

  test('returns another tree if the dependencies of an app change', () => {
    const before = trees.ofWorkingCopy();
    write('apps/server/package.json', '{}');
    expect(trees.ofWorkingCopy()).not.toBe(before);
  });

  test('does not change the repository or its index', () => {
    write('Link.tsx', 'new');
    const [index, objects] = [git('ls-files', '--stage'), git('count-objects')];
    trees.ofWorkingCopy();
    expect([git('ls-files', '--stage'), git('count-objects')]).toEqual([index, objects]);
  });

  test('lists the files of a tree', () => {
    expect(Object.keys(trees.filesIn(trees.ofRevision('main')))).toContain(
      'tokens/brands/aurora/brand.json',
    );
  });
});

test.each(['nowhere', '--all', ''])("rejects the revision '%s'", (revision) => {
  expect(() => trees.ofRevision(revision)).toThrow(
    `There is no commit '${revision}' in this repository.`,
  );
});

test('gives a revision the same tree, whatever files are on the disk', () => {
  write('Button.test.tsx', 'first');
  commit('second');
  const before = trees.ofRevision('main');
  write('Button.test.tsx', 'second');
  commit('third');
  write('Button.test.tsx', 'third');
  expect(trees.ofRevision('main~1')).toBe(before);
  expect(existsSync(join(repository, 'Button.test.tsx'))).toBe(true);
});

test('checks out one tree after another in the same folder, and keeps ignored files', () => {
  const folder = join(cache, 'checkout');
  const first = trees.ofWorkingCopy();
  write('Button.tsx', 'two');
  write('Link.tsx', 'new');
  const second = trees.ofWorkingCopy();

  trees.checkOut(second, folder);
  mkdirSync(join(folder, 'node_modules'));
  expect(readFileSync(join(folder, 'Link.tsx'), 'utf8')).toBe('new');

  trees.checkOut(first, folder);
  expect(readFileSync(join(folder, 'Button.tsx'), 'utf8')).toBe('one');
  expect(existsSync(join(folder, 'Link.tsx'))).toBe(false);
  expect(existsSync(join(folder, 'node_modules'))).toBe(true);

  rmSync(folder, { recursive: true });
  trees.checkOut(first, folder);
  expect(readFileSync(join(folder, 'Button.tsx'), 'utf8')).toBe('one');
});

test('lists the files of a tree with their hashes, and reads them', () => {
  const tree = trees.ofRevision('main');
  expect(Object.keys(trees.filesIn(tree))).toEqual([
    '.gitignore',
    'Button.tsx',
    'tokens/brands/aurora/brand.json',
  ]);
  expect(trees.filesIn(tree)['Button.tsx']).toMatch(/^[0-9a-f]{40}$/);
  expect(trees.textOf(tree, 'Button.tsx')).toBe('one');
});

test('rejects a version without a Storybook by name', async () => {
  await expect(snapshotOf(trees, cache, 'main', trees.ofRevision('main'))).rejects.toThrow(
    'There is no Storybook in main',
  );
});

describe('the lock against parallel reviews', () => {
  test('rejects the second review', async () => {
    const lock = join(cache, 'lock');
    await withLock(lock, async () => {
      await expect(withLock(lock, async () => 'second')).rejects.toThrow('under way already');
    });
    expect(await withLock(lock, async () => 'third')).toBe('third');
  });

  test('takes over the lock of a review that was killed', async () => {
    const lock = join(cache, 'lock');
    // Uses an id that no process has: on Linux, ids are at most 2 ** 22.
    writeFileSync(lock, String(2 ** 22 + 1));
    expect(await withLock(lock, async () => 'done')).toBe('done');
  });
});
