import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testedCommit } from './testedCommit.ts';

let root = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const write = (path: string) => writeFileSync(join(root, path), `${Math.random()}\n`);
const tested = () => testedCommit(root, [join(root, 'report.json')]);
/** Returns the reason for the rejection; empty if there is none. */
const problem = () => {
  const found = tested();
  return 'problem' in found ? found.problem : '';
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tested-commit-'));
  git('init', '--quiet');
  writeFileSync(join(root, '.gitignore'), 'report.json\n');
  write('source.ts');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  write('report.json');
});

afterEach(() => rmSync(root, { recursive: true }));

test('returns the commit of a tree without changes', () => {
  expect(tested()).toEqual({ commit: git('rev-parse', '--short', 'HEAD') });
});

test.each(['source.ts', 'new.test.ts'])('rejects changes in %s and names them', (path) => {
  write(path);
  expect(problem()).toMatch(new RegExp(`^The working tree has changes.*${path}$`, 's'));
});

test('rejects a staged change', () => {
  write('source.ts');
  git('add', '.');
  expect(problem()).toContain('source.ts');
});

test('rejects a missing report', () => {
  rmSync(join(root, 'report.json'));
  expect(problem()).toMatch(/report\.json\. Run npm test first/);
});

test('rejects a report of an earlier commit', () => {
  utimesSync(join(root, 'report.json'), 1_000_000_000, 1_000_000_000);
  expect(problem()).toContain('older than the last commit. Run npm test again.');
});
