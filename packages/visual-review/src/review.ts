import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problems } from './capture.ts';
import { comparePictures, type PixelDifference } from './compare.ts';
import { pictureHash } from './decisionFile.ts';
import { standingOf, type Decisions } from './decisions.ts';
import { fileOf, keyOf, type Shot } from './shots.ts';

/** A shot whose two pictures differ. */
export interface Change extends PixelDifference {
  shot: Shot;
  /** The new picture, by its hash. */
  image: string;
}

/** The result of comparing two sets of pictures. */
export interface Review {
  changed: Change[];
  /** Shots with only a new picture. */
  added: Shot[];
  /** Shots with only an old picture. */
  removed: Shot[];
  unchanged: number;
  /** Why some shots of the new side have no picture, by key. */
  problems: Problems;
}

/** Compares the pictures of two folders, shot by shot. */
export function reviewPictures(
  shots: { before: readonly Shot[]; after: readonly Shot[] },
  folders: { before: string; after: string },
  problems: Problems,
): Review {
  const review: Review = { changed: [], added: [], removed: [], unchanged: 0, problems };
  const wanted = new Set(shots.after.map(keyOf));
  review.removed = shots.before.filter(
    (shot) => !wanted.has(keyOf(shot)) && existsSync(join(folders.before, fileOf(shot))),
  );

  for (const shot of shots.after) {
    if (problems.has(keyOf(shot))) continue;
    const [before, after] = [join(folders.before, fileOf(shot)), join(folders.after, fileOf(shot))];
    if (!existsSync(before)) {
      review.added.push(shot);
      continue;
    }
    const now = readFileSync(after);
    const difference = comparePictures(readFileSync(before), now);
    if (difference) review.changed.push({ ...difference, shot, image: pictureHash(now) });
    else review.unchanged += 1;
  }
  return review;
}

/** What a review comes to, once the decisions are known. */
export interface Verdict {
  /** Whether nothing is left to decide or to fix. */
  settled: boolean;
  /** What the terminal prints, a sentence a line. */
  lines: string[];
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Applies the decisions to a review. Settled: every change accepted, every story pictured. */
export function verdictOn(
  { changed, added, removed, unchanged, problems }: Review,
  decisions: Decisions,
): Verdict {
  const standing = ({ shot, image }: Change) => standingOf(keyOf(shot), image, decisions);
  const withStanding = (wanted: string) => changed.filter((one) => standing(one) === wanted);
  const [open, rejected, accepted] = ['open', 'rejected', 'accepted'].map(withStanding) as [
    Change[],
    Change[],
    Change[],
  ];
  return {
    settled: open.length + rejected.length + problems.size === 0,
    lines: [
      ...[...problems].map(([key, why]) => `✗ ${key} could not be pictured: ${why}`),
      ...rejected.map(({ shot }) => {
        const key = keyOf(shot);
        return `✗ ${key} was rejected and has not changed since: ${decisions[key]?.reason}`;
      }),
      ...open.map(({ shot, pixels }) => `? ${keyOf(shot)}: ${count(pixels, 'pixel')}`),
      `${count(unchanged, 'picture')} unchanged, ${changed.length} changed ` +
        `(${accepted.length} accepted, ${rejected.length} rejected, ${open.length} open), ` +
        `${added.length} new, ${removed.length} removed, ${problems.size} not pictured.`,
    ],
  };
}
