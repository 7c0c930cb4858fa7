import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { HOSTED_BRANCH, hostReport } from './hostReport.ts';
import { temporaryFolder } from './testing/fixture.ts';

let remote: string;
let repository: string;

const git = (...args: string[]) =>
  execFileSync('git', ['--git-dir', remote, ...args], { encoding: 'utf8' }).trim();

beforeEach(() => {
  remote = join(temporaryFolder(), 'remote.git');
  repository = temporaryFolder();
  execFileSync('git', ['init', '--bare', '--quiet', remote]);
  execFileSync('git', ['init', '--quiet', repository]);
  execFileSync('git', ['remote', 'add', 'origin', remote], { cwd: repository });
  writeFileSync(join(repository, 'file'), 'of the branch that is checked out');
  execFileSync('git', ['add', 'file'], { cwd: repository });
});

function reportOf(text: string): string {
  const report = temporaryFolder();
  mkdirSync(join(report, '_pictures'));
  writeFileSync(join(report, 'index.html'), text);
  writeFileSync(join(report, '_pictures', `${text}.png`), text);
  return report;
}

const filesOf = () => git('ls-tree', '-r', '--name-only', HOSTED_BRANCH).split('\n');

test('replaces the earlier report in a folder of the branch, and removes the oldest reports', async () => {
  for (const [name, text] of [
    ['pull-1', 'first'],
    ['pull-2', 'second'],
    ['pull-1', 'again'],
  ] as const) {
    await hostReport({ report: reportOf(text), name, repository, kept: 2 });
  }
  expect(git('show', `${HOSTED_BRANCH}:pull-1/index.html`)).toBe('again');
  expect(filesOf()).toEqual([
    '.nojekyll',
    'pull-1/_pictures/again.png',
    'pull-1/index.html',
    'pull-2/_pictures/second.png',
    'pull-2/index.html',
    'reports.json',
  ]);
  await hostReport({ report: reportOf('third'), name: 'pull-3', repository, kept: 2 });
  expect(JSON.parse(git('show', `${HOSTED_BRANCH}:reports.json`))).toEqual(['pull-3', 'pull-1']);
  expect(filesOf().some((file) => file.startsWith('pull-2/'))).toBe(false);
  // Removed reports leave no commits behind.
  expect(git('rev-list', '--count', HOSTED_BRANCH)).toBe('1');
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: repository });
  expect(status.toString()).toBe('A  file\n');
});

test('rejects a report that cannot be hosted with the reason, and leaves the branch unchanged', async () => {
  const report = reportOf('one');
  await hostReport({ report, name: 'pull-1', repository });
  const before = git('rev-parse', HOSTED_BRANCH);
  const host = (name: string, from = report, to = repository) =>
    hostReport({ report: from, name, repository: to });
  await expect(host('../pull')).rejects.toThrow(/use letters, digits/);
  await expect(host('pull-2', temporaryFolder())).rejects.toThrow('There is no report.');
  await expect(host('pull-2', report, temporaryFolder())).rejects.toThrow();
  expect(git('rev-parse', HOSTED_BRANCH)).toBe(before);
});
