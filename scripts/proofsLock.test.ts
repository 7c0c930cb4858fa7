import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf, readLock, secondsOf, writeLock } from './proofsLock.ts';

let root = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
const write = (path: string, text: string) => {
  writeFileSync(join(root, path), text);
  git('add', path);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'proofs-'));
  git('init', '--quiet');
  write('a.ts', 'one');
  write('b.test.ts', 'two');
});
afterEach(() => rmSync(root, { recursive: true }));

const NODE = { node: 'v20.20.2' };
const ALL = ['.'];

test('the hash follows content and names of inputs, and versions of programs', () => {
  const before = hashOf(root, ALL, [], NODE);
  expect(hashOf(root, ALL, [], NODE)).toBe(before);
  expect(hashOf(root, ALL, [], { node: 'v22.0.0' })).not.toBe(before);
  write('a.ts', 'changed');
  expect(hashOf(root, ALL, [], NODE)).not.toBe(before);
  write('a.ts', 'one');
  expect(hashOf(root, ALL, [], NODE)).toBe(before);
  git('mv', 'a.ts', 'c.ts');
  expect(hashOf(root, ALL, [], NODE)).not.toBe(before);
});

test('tests change the hash of proofs that run them, and files that git does not know change none', () => {
  const [without, running] = [
    () => hashOf(root, ALL, [], NODE),
    () => hashOf(root, ALL, ALL, NODE),
  ];
  const before = [without(), running()];
  writeFileSync(join(root, 'untracked.ts'), 'new');
  expect([without(), running()]).toEqual(before);
  write('b.test.ts', 'changed');
  expect(without()).toBe(before[0]);
  expect(running()).not.toBe(before[1]);
});

test('the lock is read as it was written, sorted by name', () => {
  expect(readLock(root)).toEqual({});
  const run = { inputs: 'abc', commit: '1234567', date: '2026-11-28', passed: 3, seconds: 61 };
  writeLock(root, { drill: run, chaos: run });
  expect(readLock(root)).toEqual({ chaos: run, drill: run });
  expect(Object.keys(readLock(root))).toEqual(['chaos', 'drill']);
  expect(secondsOf(readLock(root), ['chaos', 'drill'])).toBe(122);
  expect(secondsOf(readLock(root), [])).toBe(0);
});

test('a proof that never passed takes longer than any limit', () => {
  expect(secondsOf({}, ['chaos'])).toBe(Infinity);
});
