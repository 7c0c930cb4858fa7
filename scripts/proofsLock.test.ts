import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashes, readLock, secondsOf, writeLock, type Inputs } from './proofsLock.ts';

let root = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
const write = (path: string, text: string) => {
  writeFileSync(join(root, path), text);
  git('add', path);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'proofs-'));
  git('init', '--quiet');
  write('a.ts', 'one()');
  write('b.test.ts', 'two()');
});
afterEach(() => rmSync(root, { recursive: true }));

const NODE = { node: 'v20.20.2' };
const ALL = { inputs: ['.'] };
const hash = (inputs: Inputs = ALL) => hashes(root, NODE)(inputs);

test('the hash depends on the content and names of inputs and the versions of programs', () => {
  const before = hash();
  expect(hash()).toBe(before);
  expect(hashes(root, { node: 'v22.0.0' })(ALL)).not.toBe(before);
  write('a.ts', 'changed()');
  expect(hash()).not.toBe(before);
  write('a.ts', 'one()');
  expect(hash()).toBe(before);
  git('mv', 'a.ts', 'c.ts');
  expect(hash()).not.toBe(before);
});

test('comments, types and formatting change only the hashes of proofs that read docstrings', () => {
  const withTexts = { ...ALL, texts: ['.'] };
  const before = [hash(), hash(withTexts)];
  write('a.ts', '/** Says why. */\none( );\ntype One = 1;\n');
  expect(hash()).toBe(before[0]);
  expect(hash(withTexts)).not.toBe(before[1]);
});

test('tests change only the hashes of proofs that run them, and untracked files change none', () => {
  const [without, running] = [() => hash(), () => hash({ ...ALL, tests: ['.'] })];
  const before = [without(), running()];
  writeFileSync(join(root, 'untracked.ts'), 'new');
  expect([without(), running()]).toEqual(before);
  write('b.test.ts', 'changed()');
  expect(without()).toBe(before[0]);
  expect(running()).not.toBe(before[1]);
});

test('READMEs and change logs change only the hashes of proofs that read them', () => {
  const [without, reading] = [
    () => hash({ inputs: ['.'], tests: ['.'] }),
    () => hash({ ...ALL, texts: ['README.md'] }),
  ];
  const before = [without(), reading()];
  write('README.md', 'How to start.');
  write('CHANGELOG.md', '1.0.0');
  expect(without()).toBe(before[0]);
  expect(reading()).not.toBe(before[1]);
  write('page.md', 'A page of the documentation.');
  expect(hash()).not.toBe(before);
});

test('reads the lock as written, sorted by name', () => {
  expect(readLock(root)).toEqual({});
  const run = {
    inputs: 'abc',
    chromium: '150',
    commit: '1234567',
    date: '2026-11-28',
    passed: 3,
    seconds: 61,
  };
  writeLock(root, { drill: run, chaos: run });
  expect(readLock(root)).toEqual({ chaos: run, drill: run });
  expect(Object.keys(readLock(root))).toEqual(['chaos', 'drill']);
  expect(secondsOf(readLock(root), ['chaos', 'drill'])).toBe(122);
  expect(secondsOf(readLock(root), [])).toBe(0);
});

test('the expected time of a proof that has never passed is unlimited', () => {
  expect(secondsOf({}, ['chaos'])).toBe(Infinity);
});
