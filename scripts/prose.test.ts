import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openingProblem, sentenceProblems } from './lint/prose.mjs';
import { trackedFiles } from './trackedFiles.ts';

const root = join(import.meta.dirname, '..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trimEnd();

/** Last commit before the length limit on subjects. */
const BEFORE_LIMIT = '3e2897a8ba64';

const LONGEST_SUBJECT = 72;

test.each([
  ['What is wanted', "'What' hides"],
  ['Whether it moves', "'Whether' hides"],
  ['So the page stays', "'So' hides"],
])('rejects the opening of %o', (text, problem) => {
  expect(openingProblem(text)).toContain(problem);
});

test.each(['Returns what is wanted', 'Whatever', 'Soon', 'Offset in pixels'])(
  'accepts the opening of %o',
  (text) => {
    expect(openingProblem(text)).toBeUndefined();
  },
);

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('counts the words of each sentence without code and link targets', () => {
  expect(sentenceProblems(`${words(25)}. ${words(25)}.`)).toEqual([]);
  expect(sentenceProblems(`Short. ${words(26)}.`)).toEqual([expect.stringContaining('26 words')]);
  expect(sentenceProblems(`${words(24)} \`${words(9)}\`.`)).toEqual([]);
  expect(sentenceProblems(`- ${words(20)}\n- ${words(20)}`)).toEqual([]);
  expect(sentenceProblems(`| ${words(40)} |`)).toEqual([]);
});

test("rejects a sentence that contains 'which' twice", () => {
  expect(sentenceProblems('The room, which has rules, which the linter checks.')).toHaveLength(1);
  expect(sentenceProblems('The room, which has rules. The linter, which checks them.')).toEqual([]);
});

test('documents have short sentences', () => {
  const documents = trackedFiles(root).filter(
    (path) => /\.mdx?$/.test(path) && !/^\.changeset\/|CHANGELOG/.test(path),
  );
  expect(documents.length).toBeGreaterThan(30);
  const problems = documents.flatMap((path) =>
    sentenceProblems(readFileSync(join(root, path), 'utf8')).map(
      (problem) => `${path}: ${problem}`,
    ),
  );
  expect(problems).toEqual([]);
});

test('commit subjects have at most 72 characters', ({ skip }) => {
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  skip(isShallow, 'The history of a shallow clone is incomplete.');
  const subjects = git('log', '--no-merges', '--format=%s', `${BEFORE_LIMIT}..HEAD`).split('\n');
  expect(subjects.filter(({ length }) => length > LONGEST_SUBJECT)).toEqual([]);
});
