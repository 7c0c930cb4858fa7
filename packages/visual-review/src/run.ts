import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { InputError } from '@platform/command-line';
import { capture, type MadeShot, type Problems } from './capture.ts';
import { causesOf, type Evidence } from './causes.ts';
import { changedSources } from './changedSources.ts';
import { comparePictures } from './compare.ts';
import type { Decisions } from './decisions.ts';
import { folderFrom, openStore, recipeOf, type PictureStore } from './pictureStore.ts';
import { writeReport } from './report.ts';
import { reviewPictures, verdictOn, type Change, type Verdict } from './review.ts';
import {
  chooseBrands,
  chooseStories,
  keyOf,
  sampleOf,
  shotsOf,
  storiesIn,
  type Story,
} from './shots.ts';
import type { ReviewedBrand } from './modes.ts';
import type { Snapshot } from './snapshot.ts';
import { makeOf, prefixOf, styleFiles } from './sources.ts';

/** How pictures are taken in one run. */
export interface Run {
  browser: Browser;
  /** The folder that keeps pictures from run to run. */
  cache: string;
  /** A folder of pictures that a run elsewhere has kept: they are not taken again. */
  basePictures?: string | undefined;
  only: readonly string[];
  brands: readonly string[];
  workers: number;
  /** Makes the listener for one side's progress. */
  progress?: (side: string) => (done: number, all: number) => void;
}

/** The shots of one side, in those of the brands that it has. */
function shotsIn(
  { storybook, sources }: Snapshot,
  brands: readonly ReviewedBrand[],
  { only }: Run,
): MadeShot[] {
  const stories = chooseStories(storiesIn(storybook), only);
  const byId = new Map(stories.map((story) => [story.id, story]));
  const make = makeOf(sources);
  return shotsOf(stories, brands).map((shot) => {
    const mode = [shot.story, shot.brand, shot.scheme, shot.width, shot.look].join('/');
    const hash = createHash('sha256').update(
      `${make(byId.get(shot.story) as Story, shot)} ${mode}`,
    );
    return { ...shot, make: hash.digest('hex').slice(0, 24) };
  });
}

/** The shots that are asked for. Throws an `InputError` when there are none. */
function askedShots(snapshot: Snapshot, run: Run): MadeShot[] {
  const shots = shotsIn(snapshot, chooseBrands(snapshot.brands, run.brands), run);
  refuseNone(shots, snapshot, run);
  return shots;
}

function refuseNone(shots: readonly MadeShot[], { storybook }: Snapshot, { only }: Run) {
  if (shots.length > 0) return;
  const all = storiesIn(storybook).length;
  throw new InputError(
    all === 0
      ? 'The Storybook has no stories.'
      : `None of the ${all} stories has an id like '${only.join("', '")}'. An id is in the address of its story, e.g. 'primitives-button--default'; '*' matches any text.`,
  );
}

/** The pictures of earlier runs, and of runs elsewhere. */
async function openPictures({ cache, browser, basePictures }: Run): Promise<PictureStore> {
  const recipe = await recipeOf(browser);
  return openStore(
    join(cache, recipe),
    basePictures === undefined ? undefined : folderFrom(basePictures, recipe),
  );
}

interface Taking {
  /** Loads the page for every picture. */
  fresh?: boolean;
  /** The picture of the other side. */
  known?: (shot: MadeShot) => Buffer | undefined;
}

function take(
  shots: readonly MadeShot[],
  snapshot: Snapshot,
  run: Run,
  store: PictureStore,
  { fresh = false, known }: Taking = {},
): Promise<Problems> {
  const options = {
    browser: run.browser,
    storybook: snapshot.storybook,
    workers: run.workers,
    styles: Object.fromEntries(styleFiles(snapshot.sources).map((file) => [prefixOf(file), file])),
    fresh,
    ...(run.progress && { onProgress: run.progress(snapshot.name) }),
  };
  return capture(shots, store, options, known);
}

export interface Comparison extends Run {
  /** The folder the report is written to. */
  report: string;
  decisions: Decisions;
  /**
   * Takes every picture of both sides, also where both are made of the same, and names those that
   * differ nevertheless.
   * @default false
   */
  all?: boolean;
}

/** As if a shot was made of all that is in its Storybook: nothing is left out as not reached. */
const ofWhole =
  ({ hash }: Snapshot) =>
  (shot: MadeShot): MadeShot => ({
    ...shot,
    make: `${shot.make}-${hash}`,
  });

function evidenceOf(
  { shot, old, difference }: Change,
  stories: ReadonlyMap<string, Story>,
  store: PictureStore,
): Evidence {
  return {
    key: keyOf(shot),
    story: stories.get(shot.story) as Story,
    mode: shot,
    regions: difference?.regions ?? [],
    before: (old && store.read(old.make)?.parts) ?? [],
    after: store.read(shot.make)?.parts ?? [],
  };
}

/** Pictures both sides, compares them, writes the report, and says what it comes to. */
export async function compareSnapshots(
  before: Snapshot,
  after: Snapshot,
  { report, decisions, all = false, ...run }: Comparison,
): Promise<Verdict> {
  const asked = askedShots(after, run);
  // A brand may be new or gone: the old side is asked for those that it has.
  const wanted = run.brands.length > 0 ? run.brands : before.brands.map(({ id }) => id);
  const old = shotsIn(
    before,
    before.brands.filter(({ id }) => wanted.includes(id)),
    run,
  );
  const sameMake = new Set<string>();
  const makesBefore = new Map(old.map((shot) => [keyOf(shot), shot.make]));
  for (const shot of asked) {
    // The same bytes show the same, whatever they were built from: no picture is needed to know it.
    if (before.hash === after.hash) makesBefore.set(keyOf(shot), shot.make);
    if (makesBefore.get(keyOf(shot)) === shot.make) sameMake.add(keyOf(shot));
  }
  const isWhole = all && before.hash !== after.hash;
  const withMake = (shot: MadeShot): MadeShot => ({
    ...shot,
    make: makesBefore.get(keyOf(shot)) ?? shot.make,
  });
  const sides = {
    before: isWhole ? old.map(ofWhole(before)) : old.map(withMake),
    after: isWhole ? asked.map(ofWhole(after)) : asked,
  };
  const isReached = (shot: MadeShot) => isWhole || !sameMake.has(keyOf(shot));
  const store = await openPictures(run);
  const makes = new Map(sides.before.map((shot) => [keyOf(shot), shot.make]));
  const known = (shot: MadeShot) => {
    const make = makes.get(keyOf(shot));
    return make !== undefined && store.has(make) ? store.read(make)?.png : undefined;
  };
  const problems = {
    before: await take(sides.before.filter(isReached), before, run, store),
    after: await take(sides.after.filter(isReached), after, run, store, { known }),
  };
  const compared = await reviewPictures(sides, { store, workers: run.workers, problems });
  const stories = new Map(
    [...storiesIn(before.storybook), ...storiesIn(after.storybook)].map((one) => [one.id, one]),
  );
  const sources = { before: before.sources, after: after.sources };
  const causes = causesOf(
    compared.changed.map((change) => evidenceOf(change, stories, store)),
    changedSources(before.sources, after.sources),
    sources,
  );
  const missed = compared.changed.map(({ shot }) => keyOf(shot)).filter((key) => sameMake.has(key));
  const review = { ...compared, causes, missed };
  await writeReport(report, review, {
    before: before.name,
    after: after.name,
    stories,
    store,
    decisions,
  });
  return verdictOn(review, decisions);
}

export interface Stability {
  unstable: { key: string; takes: number; pixels: number }[];
  steady: number;
  problems: Problems;
}

/**
 * Pictures one side several times and names the shots that differ. No picture comes from an earlier
 * run. The first take shows all stories in one page, as a review does, and the others load the page
 * for every picture, every second one in reverse order: so it also shows that both give the same.
 */
export async function unstableShots(
  snapshot: Snapshot,
  run: Run,
  { times, sample = Infinity }: { times: number; sample?: number | undefined },
): Promise<Stability> {
  const shots = sampleOf(askedShots(snapshot, run), sample);
  const folder = join(run.cache, 'stability');
  rmSync(folder, { recursive: true, force: true });
  const problems: Problems = new Map();
  const stores: PictureStore[] = [];
  for (let taken = 0; taken < times; taken += 1) {
    const store = openStore(join(folder, String(taken)));
    const inOrder = taken % 2 === 0 ? shots : shots.toReversed();
    const found = await take(inOrder, snapshot, run, store, { fresh: taken > 0 });
    for (const [key, why] of found) problems.set(key, why);
    stores.push(store);
  }

  const pictured = shots.filter((shot) => !problems.has(keyOf(shot)));
  const unstable: Stability['unstable'] = [];
  for (const shot of pictured) {
    const pictures = stores.map((store) => store.read(shot.make)?.png ?? Buffer.alloc(0));
    const [first = Buffer.alloc(0), ...others] = pictures;
    const differing = others.filter((one) => !one.equals(first));
    const [other] = differing;
    if (!other) continue;
    const hasBoth = first.length > 0 && other.length > 0;
    const pixels = hasBoth ? ((await comparePictures(first, other))?.pixels ?? 0) : 0;
    unstable.push({ key: keyOf(shot), takes: differing.length, pixels });
  }
  if (unstable.length === 0) rmSync(folder, { recursive: true, force: true });
  return { unstable, steady: pictured.length - unstable.length, problems };
}
