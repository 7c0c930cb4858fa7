import {
  decodeFiles,
  encodeFiles,
  hashOfFiles,
  OperatorError,
  type BrandFolder,
  type BrandHistory,
  type Operator,
  type Version,
} from '@platform/tokens';
import type { MadeBefore } from '@platform/tokens/browser';
import { InputError } from '@platform/command-line';
import { mergeFiles } from './mergeFiles.ts';

type Request = Omit<Parameters<Operator['publish']>[1], 'number'>;

/** Publication of a version, or of the merged version that replaces it. */
export interface Sent {
  version: Version;
  done: Awaited<ReturnType<Operator['publish']>>;
}

const nameOf = (number: number | null): string =>
  number === null ? 'the folder' : `version ${number}`;

/**
 * Returns the number of the version with the files of the base, or 'folder'. A folder may have
 * changed since. Its files are then in the first version that replaced the folder, or in the copy
 * made by the server.
 */
export function baseOf(
  { publications }: Pick<BrandHistory, 'publications'>,
  { made_at, made_from }: Pick<Version, 'made_at' | 'made_from'>,
): number | 'folder' {
  if (made_from !== null) return made_from;
  const numbers = publications
    .filter(({ state }) => state === 'served' || state === 'past')
    .toReversed();
  const after = numbers.findIndex(
    ({ number, serves_from }) => number !== null && serves_from > made_at,
  );
  const start = after === -1 ? numbers.length : after;
  const folder = numbers.slice(0, start).findLastIndex(({ number }) => number === null);
  return numbers[folder + 1]?.number ?? 'folder';
}

/**
 * @param served number of the version to replace; null for the folder
 * @param decides true if `version` wins conflicts
 */
async function mergeVersions(
  operator: Operator,
  { id, history, version }: { id: string; history: BrandHistory; version: Version },
  { served, note, decides }: { served: number | null; note: string; decides: boolean },
): Promise<Version> {
  const read = async (which: number | 'folder'): Promise<BrandFolder['files']> =>
    decodeFiles((await operator.files(id, which)).files);
  const theirs = await read(served ?? 'folder');
  const { files, conflicts } = mergeFiles({
    base: await read(baseOf(history, version)),
    theirs,
    ours: await read(version.number),
  });
  const [own, other] = [nameOf(version.number), nameOf(served)];
  if (conflicts.length > 0 && !decides) {
    const places = conflicts.map((place) => `\n  ${place}`);
    throw new InputError(
      `Nothing was published, because ${own} and ${other} changed these places differently:${places.join('')}\n'npm run brand -- publish ${id} --version ${version.number} --merge --over ${served ?? 'folder'}' uses the values of ${own} there.`,
    );
  }
  if (hashOfFiles(files) === hashOfFiles(theirs)) {
    throw new InputError(`Nothing was published: ${other} has all changes of ${own}.`);
  }
  const merged = await operator.draft(id, {
    files: encodeFiles(files),
    note: note || `${own} merged with ${other}`,
    base: served,
  });
  if (merged.problems.length === 0) return merged;
  const problems = merged.problems.map((problem) => `\n  ${problem}`);
  throw new InputError(
    `Nothing was published: version ${merged.number}, ${own} merged with ${other}, does not pass the check:${problems.join('')}`,
  );
}

/**
 * Publishes a version. If the version is not based on the one that it would replace, merges the two
 * and publishes the result. With `over`, the version wins conflicts.
 */
export async function publishMerged(
  operator: Operator,
  subject: { id: string; history: BrandHistory; version: Version },
  request: Request,
): Promise<Sent> {
  const { id, version } = subject;
  const { over, note } = request;
  const merge = async (served: number | null): Promise<Sent> => {
    const choice = { served, note, decides: over !== undefined };
    const merged = await mergeVersions(operator, subject, choice);
    // If the merged version equals an existing version, the server returns that one, with its base.
    const allowed = { ...request, number: merged.number, over: served };
    return { version: merged, done: await operator.publish(id, allowed) };
  };
  if (over !== undefined) return merge(over);
  try {
    return { version, done: await operator.publish(id, { ...request, number: version.number }) };
  } catch (error) {
    if (!(error instanceof OperatorError) || error.code !== 'MADE_BEFORE') throw error;
    return merge((error.detail as MadeBefore).served);
  }
}
