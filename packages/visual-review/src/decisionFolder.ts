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
import {
  isDecision,
  sameDecision,
  type Decision,
  type DecisionChange,
  type Decisions,
} from './decisions.ts';

/** Names a picture by its bytes. */
export const pictureHash = (png: Buffer) =>
  createHash('sha256').update(png).digest('hex').slice(0, 16);

/** `primitives-button--default/aurora/dark/390` is decided in `primitives-button--default/aurora.dark.390.json`. */
const fileOf = (key: string) => {
  const [story = '', ...mode] = key.split('/');
  return join(story, `${mode.join('.')}.json`);
};

/**
 * The decisions that are committed: a folder with one file each, so that two branches that decide on
 * different pictures never conflict. None when there is no folder yet. Throws an `InputError` that
 * names a file which is not a decision.
 */
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
      if (typeof key !== 'string' || fileOf(key) !== file || !isDecision(decision)) {
        throw fail(
          'it is not a decision with a key, an image, a verdict, a reason, an author and a date',
        );
      }
      return [key, decision];
    }),
  );
}

/** Writes one decision; `null` removes it. */
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

/** The decisions that are no longer what a page shows, by key; `null` where one is gone. */
export function conflictsWith(
  decisions: Decisions,
  changes: Readonly<Record<string, DecisionChange>>,
): Record<string, Decision | null> {
  const conflicts = Object.entries(changes).flatMap(([key, { seen }]) => {
    const present = decisions[key] ?? null;
    return sameDecision(seen, present) ? [] : [[key, present] as const];
  });
  return Object.fromEntries(conflicts);
}

/** Returns the author of decisions on this machine: 'Asha Rao <asha@example.org>'. */
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
