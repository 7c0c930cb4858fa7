import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import type { Decisions } from './decisions.ts';
import { reviewPictures, verdictOn } from './review.ts';
import { fileOf, type Shot } from './shots.ts';
import { temporaryFolder } from './testing/fixture.ts';

const shot = (story: string): Shot => ({ story, brand: 'aurora', width: 390 });

/** A folder with a picture of one grey a story. */
function pictures(greys: Record<string, number>) {
  const folder = temporaryFolder();
  for (const [story, grey] of Object.entries(greys)) {
    const png = new PNG({ width: 2, height: 2 });
    png.data.fill(grey);
    writeFileSync(join(folder, fileOf(shot(story))), PNG.sync.write(png));
  }
  return { folder, shots: Object.keys(greys).map(shot) };
}

function review(old: Record<string, number>, now: Record<string, number>, problems = new Map()) {
  const [before, after] = [pictures(old), pictures(now)];
  return reviewPictures(
    { before: before.shots, after: after.shots },
    { before: before.folder, after: after.folder },
    problems,
  );
}

/** The same decision on every change of a review. */
const decideAll = (
  { changed }: ReturnType<typeof review>,
  verdict: 'accepted' | 'rejected',
): Decisions =>
  Object.fromEntries(
    changed.map(({ shot: { story }, image }) => [
      `${story}/aurora/390`,
      { image, verdict, reason: 'Too pale' },
    ]),
  );

test('sorts pictures into changed, new, removed and the same', () => {
  const { changed, added, removed, unchanged } = review(
    { 'ui--same': 1, 'ui--other': 1, 'ui--old': 1 },
    { 'ui--same': 1, 'ui--other': 2, 'ui--new': 1 },
  );
  expect(changed.map(({ shot: { story }, pixels }) => [story, pixels])).toEqual([['ui--other', 4]]);
  expect([added, removed, unchanged]).toEqual([[shot('ui--new')], [shot('ui--old')], 1]);
});

describe('a review is settled', () => {
  const changed = () => review({ 'ui--a': 1, 'ui--b': 1 }, { 'ui--a': 2, 'ui--b': 3 });

  test('when nothing changed; new and removed stories are listed, and ask for nothing', () => {
    const { settled, lines } = verdictOn(review({ 'ui--old': 1 }, { 'ui--new': 1 }), {});
    expect(settled).toBe(true);
    expect(lines).toEqual([
      '0 pictures unchanged, 0 changed (0 accepted, 0 rejected, 0 open), 1 new, 1 removed, 0 not pictured.',
    ]);
  });

  test('when every change is accepted', () => {
    const one = changed();
    expect(verdictOn(one, decideAll(one, 'accepted')).settled).toBe(true);
  });

  test('not while one change is open', () => {
    const one = changed();
    const { 'ui--a/aurora/390': first } = decideAll(one, 'accepted');
    const { settled, lines } = verdictOn(one, first ? { 'ui--a/aurora/390': first } : {});
    expect(settled).toBe(false);
    expect(lines[0]).toBe('? ui--b/aurora/390: 4 pixels');
  });

  test('not while a rejected change looks as it did, but again once it is fixed', () => {
    const one = changed();
    const rejected = decideAll(one, 'rejected');
    const { settled, lines } = verdictOn(one, rejected);
    expect(settled).toBe(false);
    expect(lines[0]).toBe('✗ ui--a/aurora/390 was rejected and has not changed since: Too pale');
    expect(verdictOn(review({ 'ui--a': 1 }, { 'ui--a': 1 }), rejected).settled).toBe(true);
  });

  test('not by a decision on an earlier picture', () => {
    const accepted = decideAll(changed(), 'accepted');
    expect(verdictOn(review({ 'ui--a': 1 }, { 'ui--a': 7 }), accepted).settled).toBe(false);
  });

  test('not while a story cannot be pictured', () => {
    const problems = new Map([['ui--a/aurora/390', 'It hangs.']]);
    const { settled, lines } = verdictOn(review({ 'ui--a': 1 }, { 'ui--a': 1 }, problems), {});
    expect(settled).toBe(false);
    expect(lines[0]).toBe('✗ ui--a/aurora/390 could not be pictured: It hangs.');
  });
});
