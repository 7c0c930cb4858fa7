import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from './trackedFiles.ts';

/** The last run of a proof that passed. */
export interface Passed {
  /** Hash of the proof's inputs at that run. */
  inputs: string;
  /** Commit that was checked out, for people: the inputs decide. */
  commit: string;
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  /** Number of tests that passed. */
  passed: number;
  /** Duration in seconds, without builds. */
  seconds: number;
}

/** The runs by the names of their proofs. */
export type Lock = Readonly<Record<string, Passed>>;

const LOCK = 'proofs.lock';

export const readLock = (root: string): Lock =>
  existsSync(join(root, LOCK)) ? (JSON.parse(readFileSync(join(root, LOCK), 'utf8')) as Lock) : {};

/** Returns how long proofs took together, in seconds: Infinity if one of them never passed. */
export const secondsOf = (lock: Lock, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (lock[name]?.seconds ?? Infinity), 0);

/** Writes the lock with sorted names, so that branches that ran different proofs merge. */
export function writeLock(root: string, lock: Lock): void {
  const sorted = Object.fromEntries(
    Object.entries(lock).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(join(root, LOCK), `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * Hashes what decides the outcome of a proof: the content of tracked files, and versions of programs.
 *
 * @param inputs pathspecs of git, such as `apps/server`; tests among them are left out
 * @param tests pathspecs of the tests that run
 * @param versions version by program
 */
export function hashOf(
  root: string,
  inputs: readonly string[],
  tests: readonly string[],
  versions: Readonly<Record<string, string>>,
): string {
  const hash = createHash('sha256').update(JSON.stringify(versions));
  const files = new Set([
    ...trackedFiles(root, ...inputs, ':!*.test.*'),
    ...(tests.length > 0 ? trackedFiles(root, ...tests) : []),
  ]);
  for (const path of [...files].toSorted()) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex');
    hash.update(`\n${path} ${content}`);
  }
  return hash.digest('hex').slice(0, 32);
}
