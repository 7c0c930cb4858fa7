import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gitAuthor, pictureHash, readDecisions, writeDecision } from './decisionFolder.ts';
import { standingOf, type Decision, type Decisions } from './decisions.ts';
import type { Shot } from './shots.ts';
import { keyOf } from './shots.ts';
import { temporaryFolder } from './testing/fixture.ts';

const shot: Shot = {
  story: 'primitives-button--default',
  brand: 'aurora',
  scheme: 'dark',
  width: 390,
  look: 'rest',
};
const image = pictureHash(Buffer.from('a picture'));
const decision: Decision = {
  image,
  verdict: 'accepted',
  reason: 'Softer corners',
  author: 'Asha <asha@example.org>',
  date: '2026-06-01T10:00:00Z',
};
const accepted: Decisions = { [keyOf(shot)]: decision };

describe('the store of decisions on screenshots', () => {
  test('stores a decision by story, brand, scheme, width and look', () => {
    expect(keyOf(shot)).toBe('primitives-button--default/aurora/dark/390');
    expect(keyOf({ ...shot, look: 'hover' })).toBe(`${keyOf(shot)}/hover`);
  });

  test('applies a decision only to the screenshot that was reviewed', () => {
    expect(standingOf(keyOf(shot), image, accepted)).toBe('accepted');
  });

  test('requires another decision when the screenshot changes', () => {
    const later = pictureHash(Buffer.from('another picture'));
    expect(standingOf(keyOf(shot), later, accepted)).toBe('open');
  });

  test.each([
    { brand: 'ember' },
    { width: 1280 },
    { scheme: 'light' as const },
    { look: 'hover' as const },
  ])('does not apply a decision to %j', (other) => {
    expect(standingOf(keyOf({ ...shot, ...other }), image, accepted)).toBe('open');
  });
});

describe('the folder of decisions', () => {
  const folder = () => join(temporaryFolder(), 'visual-decisions');

  test('treats a missing folder as empty', () => {
    expect(readDecisions(folder())).toEqual({});
  });

  test('has one file per decision, and deletes it with the decision', () => {
    const path = folder();
    const other = keyOf({ ...shot, look: 'hover' });
    writeDecision(path, keyOf(shot), decision);
    writeDecision(path, other, { ...decision, verdict: 'rejected', cause: 'Button' });
    expect(readdirSync(join(path, shot.story)).sort()).toEqual([
      'aurora.dark.390.hover.json',
      'aurora.dark.390.json',
    ]);
    expect(readDecisions(path)).toEqual({
      [keyOf(shot)]: decision,
      [other]: { ...decision, verdict: 'rejected', cause: 'Button' },
    });
    writeDecision(path, other, null);
    writeDecision(path, other, null);
    expect(readDecisions(path)).toEqual(accepted);
    writeDecision(path, keyOf(shot), null);
    expect(readdirSync(path)).toEqual([]);
  });

  test('merges without conflict if two branches decide on different screenshots', () => {
    const repository = temporaryFolder();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], {
        cwd: repository,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    const path = join(repository, 'visual-decisions');
    const decide = (key: string) => {
      writeDecision(path, key, decision);
      git('add', '.');
      git('commit', '--quiet', '-m', key);
    };
    git('init', '--quiet', '--initial-branch', 'main');
    decide('ui--a/aurora/dark/390');
    git('switch', '--quiet', '-c', 'branch');
    decide('ui--b/aurora/dark/390');
    git('switch', '--quiet', 'main');
    decide('ui--b/aurora/dark/1280');
    git('merge', '--quiet', 'branch');
    expect(Object.keys(readDecisions(path))).toHaveLength(3);
  });

  test.each([
    ['<<<<<<< HEAD', /cannot be read: .*JSON/],
    ['{"key":"ui--a/b/dark/1"}', /not a decision/],
    [JSON.stringify({ key: 'ui--a/b/dark/2', ...decision }), /not a decision/],
    [JSON.stringify({ key: 'ui--a/b/dark/1', ...decision, reason: ' ' }), /not a decision/],
    [JSON.stringify({ key: 'ui--a/b/dark/1', ...decision, date: 'today' }), /not a decision/],
  ])('rejects %s', (content, message) => {
    const file = join(folder(), 'ui--a/b.dark.1.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    expect(() => readDecisions(dirname(dirname(file)))).toThrow(message);
    expect(readFileSync(file, 'utf8')).toBe(content);
  });
});

test('takes the author from the git settings, and fails without them', () => {
  const repository = temporaryFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository });
  git('init', '--quiet');
  git('config', 'user.name', 'Asha Rao');
  git('config', 'user.email', 'asha@example.org');
  expect(gitAuthor(repository)).toBe('Asha Rao <asha@example.org>');
  git('config', 'user.name', '');
  expect(() => gitAuthor(repository)).toThrow("git config user.name 'Your Name'");
});
