import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError } from '@platform/command-line';
import * as v from 'valibot';
import { completeDecision, type Decision, type Decisions } from './decisions.ts';

export const pictureHash = (png: Buffer) =>
  createHash('sha256').update(png).digest('hex').slice(0, 16);

/**
 * Returns the path of a decision's file: `menu--open/aurora.dark.390.json` for
 * `menu--open/aurora/dark/390`.
 */
const fileOf = (key: string) => {
  const [story = '', ...mode] = key.split('/');
  return join(story, `${mode.join('.')}.json`);
};

/** Reads the committed decisions, one file each, so that branches never conflict. Rejects invalid files. */
export function readDecisions(folder: string): Decisions {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
  return Object.fromEntries(
    files.map((file): [string, Decision] => {
      const path = join(folder, file);
      const fail = (why: string) =>
        new InputError(`${path} cannot be read: ${why}. Fix it, or restore it from git.`);
      let content: unknown;
      try {
        content = JSON.parse(readFileSync(path, 'utf8'));
      } catch (error) {
        throw fail((error as Error).message);
      }
      const { key, ...decision } = content as { key?: unknown };
      if (typeof key !== 'string' || fileOf(key) !== file || !v.is(completeDecision, decision)) {
        throw fail(
          'it is not a decision with a key, an image, a verdict, a reason, an author and a date',
        );
      }
      return [key, decision];
    }),
  );
}

export function writeDecision(folder: string, key: string, decision: Decision | null) {
  const path = join(folder, fileOf(key));
  if (decision === null) {
    rmSync(path, { force: true });
    const story = dirname(path);
    if (existsSync(story) && readdirSync(story).length === 0) rmdirSync(story);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ key, ...decision }, null, 2)}\n`);
}

/** Returns the author of new decisions from the git settings: 'Asha Rao <asha@example.org>'. */
export function gitAuthor(repository: string): string {
  const ask = (name: string) => {
    try {
      const words = ['config', '--get', `user.${name}`];
      return execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim();
    } catch {
      return '';
    }
  };
  const [name, email] = [ask('name'), ask('email')];
  if (name === '') {
    throw new InputError(
      "A decision has an author: tell git your name, with git config user.name 'Your Name'.",
    );
  }
  return email === '' ? name : `${name} <${email}>`;
}
