import { countBy, identity, mapAsync } from 'es-toolkit';
import type { MadeShot, Problems } from './capture.ts';
import { comparePictures, type PixelDifference } from './compare.ts';
import type { Cause } from './causes/cause.ts';
import { pictureHash } from './decisionFolder.ts';
import { standingOf, type Decisions } from './decisions.ts';
import type { PictureStore } from './pictureStore.ts';
import { keyOf } from './shots.ts';

export interface Change {
  shot: MadeShot;
  /** Shot of the base version; undefined if it could not be captured there. */
  old?: MadeShot;
  image: string;
  difference?: PixelDifference;
  /** Reason why the base version has no screenshot. */
  failure?: string;
}

export interface Review {
  changed: Change[];
  added: MadeShot[];
  removed: MadeShot[];
  unchanged: number;
  /** Number of screenshots that were not taken, because their inputs have not changed. */
  unreached: number;
  problems: Problems;
  /** Keys of shots that differ although their inputs are the same, so the reach index is wrong. */
  missed: string[];
  causes: ReadonlyMap<string, readonly Cause[]>;
}

interface ReviewOptions {
  store: PictureStore;
  workers: number;
  problems: { before: Problems; after: Problems };
}

export async function reviewPictures(
  shots: { before: readonly MadeShot[]; after: readonly MadeShot[] },
  { store, workers, problems }: ReviewOptions,
): Promise<Omit<Review, 'missed' | 'causes'>> {
  const oldByKey = new Map(shots.before.map((shot) => [keyOf(shot), shot]));
  const shows = ({ make }: MadeShot) => store.has(make) && store.read(make) !== null;
  const pictureOf = ({ make }: MadeShot) => store.read(make)?.png ?? Buffer.alloc(0);
  const newByKey = new Map(shots.after.map((shot) => [keyOf(shot), shot]));
  /** Returns the shot with its screenshot or the one at rest; `null` if neither exists. */
  const pictured = (shot: MadeShot, byKey: ReadonlyMap<string, MadeShot>): MadeShot | null => {
    if (shows(shot)) return shot;
    const atRest = byKey.get(keyOf({ ...shot, look: 'rest' }));
    return atRest && shows(atRest) ? { ...shot, make: atRest.make } : null;
  };
  const review: Omit<Review, 'missed' | 'causes'> = {
    changed: [],
    added: [],
    removed: shots.before.filter((shot) => !newByKey.has(keyOf(shot)) && shows(shot)),
    unchanged: 0,
    unreached: 0,
    problems: problems.after,
  };

  const pairs: { shot: MadeShot; old: MadeShot }[] = [];
  for (const shot of shots.after) {
    const key = keyOf(shot);
    const old = oldByKey.get(key);
    if (old?.make === shot.make) {
      review.unchanged += 1;
      review.unreached += 1;
      continue;
    }
    if (problems.after.has(key)) continue;
    const failure = problems.before.get(key);
    if (failure === undefined && !shows(shot) && !(old && shows(old))) continue;
    const now = pictured(shot, newByKey);
    const was = old && failure === undefined ? pictured(old, oldByKey) : null;
    if (now === null) {
      if (old && was !== null) review.removed.push(old);
    } else if (failure !== undefined) {
      review.changed.push({ shot: now, image: pictureHash(pictureOf(now)), failure });
    } else if (was !== null) {
      pairs.push({ shot: now, old: was });
    } else {
      review.added.push(shot);
    }
  }

  const compare = async ({ shot, old }: (typeof pairs)[number]): Promise<Change[]> => {
    const picture = pictureOf(shot);
    const difference = await comparePictures(pictureOf(old), picture);
    return difference ? [{ shot, old, image: pictureHash(picture), difference }] : [];
  };
  const found = (await mapAsync(pairs, compare, { concurrency: workers })).flat();
  const unchanged = review.unchanged + pairs.length - found.length;
  return { ...review, unchanged, changed: [...review.changed, ...found] };
}

export interface Verdict {
  /** True if nothing remains to be decided or fixed. */
  settled: boolean;
  /** True if every screenshot was taken and the reach would have omitted no difference. */
  isReachProven: boolean;
  lines: string[];
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function causeLines(open: readonly Change[], causes: Review['causes']): string[] {
  const names = open.flatMap(({ shot }) => causes.get(keyOf(shot)) ?? []).map(({ name }) => name);
  return Object.entries(countBy(names, identity))
    .sort(([, one], [, other]) => other - one)
    .map(([name, pictures]) => `  ${name}: ${count(pictures, 'open picture')}`);
}

/**
 * Returns the verdict on a review, which is settled if all changes are accepted and all stories
 * captured.
 */
export function verdictOn(
  { changed, added, removed, unchanged, unreached, problems, missed, causes }: Review,
  decisions: Decisions,
): Verdict {
  const standing = ({ shot, image }: Change) => standingOf(keyOf(shot), image, decisions);
  const open = changed.filter((one) => standing(one) === 'open');
  const rejected = changed.filter((one) => standing(one) === 'rejected');
  const accepted = changed.length - open.length - rejected.length;
  return {
    settled: open.length + rejected.length + problems.size + missed.length === 0,
    isReachProven: problems.size + missed.length === 0,
    lines: [
      ...[...problems].map(([key, why]) => `✗ ${key} could not be pictured: ${why}`),
      ...missed.map((key) => `✗ ${key} differs, although nothing that it is made of was changed.`),
      ...rejected.map(({ shot }) => {
        const decision = decisions[keyOf(shot)];
        return `✗ ${keyOf(shot)} was rejected by ${decision?.author} and has not changed since: ${decision?.reason}`;
      }),
      ...open.map(({ shot, difference, failure }) =>
        difference
          ? `? ${keyOf(shot)}: ${count(difference.pixels, 'pixel')}`
          : `? ${keyOf(shot)} could not be pictured before: ${failure}`,
      ),
      ...causeLines(open, causes),
      `${count(unchanged, 'picture')} unchanged (${unreached} not reached), ${changed.length} changed ` +
        `(${accepted} accepted, ${rejected.length} rejected, ${open.length} open), ` +
        `${added.length} new, ${removed.length} removed, ${problems.size} not pictured.`,
    ],
  };
}
