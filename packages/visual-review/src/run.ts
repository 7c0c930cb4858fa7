import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { capture, recipeOf, type Problems } from './capture.ts';
import { comparePictures } from './compare.ts';
import type { Decisions } from './decisions.ts';
import { InputError } from '@platform/command-line';
import { writeReport } from './report.ts';
import { reviewPictures, verdictOn, type Review, type Verdict } from './review.ts';
import {
  chooseBrands,
  chooseStories,
  fileOf,
  keyOf,
  shotsOf,
  storiesIn,
  type Shot,
} from './shots.ts';
import type { Snapshot } from './snapshot.ts';

/** How pictures are taken in one run. */
export interface Run {
  browser: Browser;
  /** The folder that keeps pictures from run to run. */
  cache: string;
  only: readonly string[];
  brands: readonly string[];
  workers: number;
  /** Makes the listener for one side's progress. */
  progress?: (side: string) => (done: number, all: number) => void;
}

/** The shots of one side, in those of the brands that it has. */
const shotsIn = ({ storybook }: Snapshot, brands: readonly string[], { only }: Run): Shot[] =>
  shotsOf(chooseStories(storiesIn(storybook), only), brands);

/** The shots that are asked for. Throws an `InputError` when there are none. */
function askedShots(snapshot: Snapshot, run: Run): Shot[] {
  const shots = shotsIn(snapshot, chooseBrands(snapshot.brands, run.brands), run);
  refuseNone(shots, snapshot, run);
  return shots;
}

function refuseNone(shots: readonly Shot[], { storybook }: Snapshot, { only }: Run) {
  if (shots.length > 0) return;
  const all = storiesIn(storybook).length;
  throw new InputError(
    all === 0
      ? 'The Storybook has no stories.'
      : `None of the ${all} stories has an id like '${only.join("', '")}'. An id is in the address of its story, e.g. 'primitives-button--default'; '*' matches any text.`,
  );
}

const picturesOf = ({ hash }: Snapshot, { cache, browser }: Run) =>
  join(cache, `${hash}-${recipeOf(browser)}`);

const take = (shots: readonly Shot[], snapshot: Snapshot, run: Run, into: string) =>
  capture(shots, {
    browser: run.browser,
    storybook: snapshot.storybook,
    into,
    workers: run.workers,
    ...(run.progress && { onProgress: run.progress(snapshot.name) }),
  });

export interface Comparison extends Run {
  /** The folder the report is written to. */
  report: string;
  decisions: Decisions;
}

/** Pictures both sides, compares them, writes the report, and says what it comes to. */
export async function compareSnapshots(
  before: Snapshot,
  after: Snapshot,
  { report, decisions, ...run }: Comparison,
): Promise<Verdict> {
  const asked = askedShots(after, run);
  // A brand may be new or gone: the old side is asked for those that it has.
  const wanted = run.brands.length > 0 ? run.brands : before.brands;
  const old = shotsIn(
    before,
    before.brands.filter((brand) => wanted.includes(brand)),
    run,
  );
  const folders = { before: picturesOf(before, run), after: picturesOf(after, run) };

  let review: Review;
  if (before.hash === after.hash) {
    // The same bytes show the same: no picture is needed to know it.
    review = { changed: [], added: [], removed: [], unchanged: asked.length, problems: new Map() };
  } else {
    await take(old, before, run, folders.before);
    const problems = await take(asked, after, run, folders.after);
    review = reviewPictures({ before: old, after: asked }, folders, problems);
  }
  const sides = {
    before: { name: before.name, stories: storiesIn(before.storybook), pictures: folders.before },
    after: { name: after.name, stories: storiesIn(after.storybook), pictures: folders.after },
  };
  await writeReport(report, review, sides, decisions);
  return verdictOn(review, decisions);
}

export interface Stability {
  unstable: { key: string; pixels: number }[];
  steady: number;
  problems: Problems;
}

/** Pictures one side twice, the second time in reverse, and names the shots that differ. */
export async function unstableShots(snapshot: Snapshot, run: Run): Promise<Stability> {
  const shots = askedShots(snapshot, run);
  const [first, second] = [picturesOf(snapshot, run), `${picturesOf(snapshot, run)}-again`];
  rmSync(second, { recursive: true, force: true });
  const problems = new Map([
    ...(await take(shots, snapshot, run, first)),
    ...(await take(shots.toReversed(), snapshot, run, second)),
  ]);

  const pictured = shots.filter((shot) => !problems.has(keyOf(shot)));
  const unstable = pictured.flatMap((shot) => {
    const [one, other] = [first, second].map((folder) => readFileSync(join(folder, fileOf(shot))));
    if (!one || !other || one.equals(other)) return [];
    return [{ key: keyOf(shot), pixels: comparePictures(one, other)?.pixels ?? 0 }];
  });
  rmSync(second, { recursive: true, force: true });
  return { unstable, steady: pictured.length - unstable.length, problems };
}
