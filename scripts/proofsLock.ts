import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { memoize, sumBy } from 'es-toolkit';
import { transformSync, type Loader } from 'esbuild';
import { trackedFiles } from './trackedFiles.ts';

export interface Passed {
  /** Hash of the proof's inputs in that run. */
  inputs: string;
  /** Major version of Chromium in that run. */
  chromium: string;
  /** Commit of the run, for information. The inputs alone decide whether a proof is due. */
  commit: string;
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  passed: number;
  /** Duration in seconds, without builds. */
  seconds: number;
}

export type Lock = Readonly<Record<string, Passed>>;

const LOCK = 'proofs.lock';

export const readLock = (root: string): Lock =>
  existsSync(join(root, LOCK)) ? (JSON.parse(readFileSync(join(root, LOCK), 'utf8')) as Lock) : {};

/** Returns the total duration of proofs in seconds; Infinity if one of them never passed. */
export const secondsOf = (lock: Lock, names: readonly string[]): number =>
  sumBy([...names], (name) => lock[name]?.seconds ?? Infinity);

/** Writes the lock with sorted names, so that branches that ran different proofs merge. */
export function writeLock(root: string, lock: Lock): void {
  const sorted = Object.fromEntries(
    Object.entries(lock).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(join(root, LOCK), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Loaders by extension. Comments, types and formatting in these files do not affect a run. */
const CODE: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.tsx': 'tsx', '.mjs': 'js' };

/** Returns code without comments, types and formatting. Returns other files as they are. */
function readCode(root: string, path: string): string | Uint8Array {
  const content = readFileSync(join(root, path));
  const loader = CODE[extname(path)];
  if (!loader) return content;
  return transformSync(content, {
    loader,
    jsx: 'preserve',
    legalComments: 'none',
    logLevel: 'silent',
    minifyWhitespace: true,
    sourcefile: path,
    target: 'esnext',
    tsconfigRaw: {},
  }).code;
}

const readText = (root: string, path: string) => readFileSync(join(root, path));

/** Documents that affect only the proofs whose `texts` name them. */
const DOCUMENT = /\.mdx$|(README|CHANGELOG)\.md$/;

/** Inputs of a proof, as pathspecs of git such as `apps/server`. */
export interface Inputs {
  /** Files whose code affects the outcome, except tests. */
  inputs: readonly string[];
  /** Tests that the proof runs. @default [] */
  tests?: readonly string[];
  /** Inputs whose docstrings and types also affect the outcome. @default [] */
  texts?: readonly string[];
}

/**
 * Returns a function that hashes inputs. It reads each file only once, so call `hashes` again after
 * a change.
 */
export function hashes(root: string, versions: Readonly<Record<string, string>>) {
  const digests = memoize((read: typeof readCode) =>
    memoize((path: string) => createHash('sha256').update(read(root, path)).digest('hex')),
  );
  const tracked = (paths: readonly string[], ...more: string[]) =>
    paths.length > 0 ? trackedFiles(root, ...paths, ...more) : [];

  return ({ inputs, tests = [], texts = [] }: Inputs): string => {
    const whole = new Set(tracked(texts));
    const files = new Set([...tracked(inputs, ':!*.test.*'), ...tracked(tests)]);
    const deciding = [...files].filter((path) => whole.has(path) || !DOCUMENT.test(path));
    const hash = createHash('sha256').update(JSON.stringify(versions));
    for (const path of deciding.toSorted()) {
      hash.update(`\n${path} ${digests(whole.has(path) ? readText : readCode)(path)}`);
    }
    return hash.digest('hex').slice(0, 32);
  };
}
