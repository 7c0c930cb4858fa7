import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import type { MadeShot } from './capture.ts';
import type { Decision, Decisions } from './decisions.ts';
import { openStore } from './pictureStore.ts';
import { reviewPictures, verdictOn, type Review } from './review.ts';
import { keyOf } from './shots.ts';
import { temporaryFolder } from './testing/fixture.ts';

const KEY = (story: string) => `${story}/aurora/dark/390`;

/** Creates a shot whose only input is a grey. */
const shotOf = (story: string, grey: number): MadeShot => ({
  story,
  brand: 'aurora',
  scheme: 'dark',
  width: 390,
  look: 'rest',
  make: `make${grey}`,
});

const shots = (greys: Record<string, number>) =>
  Object.entries(greys).map(([story, grey]) => shotOf(story, grey));

function grey(value: number) {
  const png = new PNG({ width: 2, height: 2 });
  png.data.fill(value);
  return PNG.sync.write(png);
}

/**
 * Reviews shots in two versions, by the grey of each story. A grey in `nothing` stands for no
 * screenshot.
 */
async function review(
  old: Record<string, number>,
  now: Record<string, number>,
  problems: { before?: Map<string, string>; after?: Map<string, string> } = {},
  nothing: number[] = [],
): Promise<Review> {
  const store = openStore(temporaryFolder());
  for (const value of new Set([...Object.values(old), ...Object.values(now)])) {
    const picture = nothing.includes(value) ? null : { png: grey(value), parts: [] };
    store.write(`make${value}`, picture);
  }
  const compared = await reviewPictures(
    { before: shots(old), after: shots(now) },
    {
      store,
      workers: 1,
      problems: { before: problems.before ?? new Map(), after: problems.after ?? new Map() },
    },
  );
  return { ...compared, missed: [], causes: new Map() };
}

const decideAll = ({ changed }: Review, verdict: Decision['verdict']): Decisions =>
  Object.fromEntries(
    changed.map(({ shot, image }) => [
      keyOf(shot),
      { image, verdict, reason: 'Too pale', author: 'Asha', date: '2026-06-01T10:00:00Z' },
    ]),
  );

test('sorts screenshots into changed, new, removed and unchanged', async () => {
  const { changed, added, removed, unchanged, unreached } = await review(
    { 'ui--same': 1, 'ui--other': 1, 'ui--old': 1 },
    { 'ui--same': 1, 'ui--other': 2, 'ui--new': 1 },
  );
  expect(changed.map(({ shot, difference }) => [shot.story, difference?.pixels])).toEqual([
    ['ui--other', 4],
  ]);
  expect([added, removed]).toEqual([shots({ 'ui--new': 1 }), shots({ 'ui--old': 1 })]);
  expect([unchanged, unreached]).toEqual([1, 1]);
});

test('counts a look that shows nothing as neither changed nor new', async () => {
  const { changed, added, removed, unchanged } = await review(
    { 'ui--a': 1, 'ui--b': 2 },
    { 'ui--a': 2, 'ui--b': 3 },
    {},
    [2],
  );
  expect([changed, unchanged]).toEqual([[], 0]);
  expect(removed.map(({ story }) => story)).toEqual(['ui--a']);
  expect(added.map(({ story }) => story)).toEqual(['ui--b']);
});

test('compares a new or removed look with the story at rest', async () => {
  const store = openStore(temporaryFolder());
  const shot = (look: 'rest' | 'hover', make: string): MadeShot => ({
    ...shotOf('ui--a', 0),
    look,
    make,
  });
  store.write('rest', { png: grey(1), parts: [] });
  store.write('rest-after', { png: grey(1), parts: [] });
  store.write('hovered', { png: grey(2), parts: [] });
  store.write('no-effect', null);
  const plain = [shot('rest', 'rest'), shot('hover', 'no-effect')];
  const reacting = [shot('rest', 'rest-after'), shot('hover', 'hovered')];
  const problems = { before: new Map<string, string>(), after: new Map<string, string>() };
  for (const [before, after] of [
    [plain, reacting],
    [reacting, plain],
  ] as const) {
    const compared = await reviewPictures({ before, after }, { store, workers: 1, problems });
    expect(compared.changed.map((one) => [one.shot.look, one.difference?.pixels])).toEqual([
      ['hover', 4],
    ]);
    expect([compared.added, compared.removed, compared.unchanged]).toEqual([[], [], 1]);
  }
});

test('compares in threads, and keeps the order of the stories', async () => {
  const stories = Array.from({ length: 9 }, (_, at) => `ui--${at}`);
  const side = (from: number) =>
    Object.fromEntries(stories.map((story, at) => [story, from + at] as const));
  const { changed } = await review(side(10), side(100));
  expect(changed.map(({ shot }) => shot.story)).toEqual(stories);
});

describe('a review', () => {
  const changed = () => review({ 'ui--a': 1, 'ui--b': 1 }, { 'ui--a': 2, 'ui--b': 3 });

  test('is settled when nothing has changed; new and removed stories are listed without a decision', async () => {
    const { settled, lines } = verdictOn(await review({ 'ui--old': 1 }, { 'ui--new': 1 }), {});
    expect(settled).toBe(true);
    expect(lines).toEqual([
      '0 pictures unchanged (0 not reached), 0 changed (0 accepted, 0 rejected, 0 open), 1 new, 1 removed, 0 not pictured.',
    ]);
  });

  test('is settled when every change is accepted', async () => {
    const one = await changed();
    expect(verdictOn(one, decideAll(one, 'accepted')).settled).toBe(true);
  });

  test('is not settled while a change is open', async () => {
    const one = await changed();
    const { [KEY('ui--a')]: first } = decideAll(one, 'accepted');
    const { settled, isReachProven, lines } = verdictOn(
      one,
      first ? { [KEY('ui--a')]: first } : {},
    );
    expect(settled).toBe(false);
    // A difference in a screenshot that the change reaches does not disprove the reach.
    expect(isReachProven).toBe(true);
    expect(lines[0]).toBe('? ui--b/aurora/dark/390: 4 pixels');
  });

  test('is not settled while a rejected change is not fixed', async () => {
    const one = await changed();
    const rejected = decideAll(one, 'rejected');
    const { settled, lines } = verdictOn(one, rejected);
    expect(settled).toBe(false);
    expect(lines[0]).toBe(
      `✗ ${KEY('ui--a')} was rejected by Asha and has not changed since: Too pale`,
    );
    const fixed = await review({ 'ui--a': 1 }, { 'ui--a': 1 });
    expect(verdictOn(fixed, rejected).settled).toBe(true);
  });

  test('is not settled by a decision on an earlier screenshot', async () => {
    const accepted = decideAll(await changed(), 'accepted');
    const again = await review({ 'ui--a': 1 }, { 'ui--a': 7 });
    expect(verdictOn(again, accepted).settled).toBe(false);
  });

  test('is not settled while a story cannot be captured', async () => {
    const after = new Map([[KEY('ui--a'), 'It hangs.']]);
    const { settled, lines } = verdictOn(
      await review({ 'ui--a': 1 }, { 'ui--a': 2 }, { after }),
      {},
    );
    expect(settled).toBe(false);
    expect(lines[0]).toBe(`✗ ${KEY('ui--a')} could not be pictured: It hangs.`);
  });

  test('is settled once a story without a base screenshot is accepted', async () => {
    const before = new Map([[KEY('ui--a'), 'It hangs.']]);
    const one = await review({ 'ui--a': 1 }, { 'ui--a': 2 }, { before });
    const { settled, lines } = verdictOn(one, {});
    expect(settled).toBe(false);
    expect(lines[0]).toBe(`? ${KEY('ui--a')} could not be pictured before: It hangs.`);
    expect(verdictOn(one, decideAll(one, 'accepted')).settled).toBe(true);
  });

  test('is not settled while a screenshot differs that no change affects', async () => {
    const one = { ...(await review({}, {})), missed: [KEY('ui--a')] };
    const { settled, isReachProven, lines } = verdictOn(one, {});
    expect([settled, isReachProven]).toEqual([false, false]);
    expect(lines[0]).toMatch(/^✗ ui--a.* differs, although nothing/);
  });
});
