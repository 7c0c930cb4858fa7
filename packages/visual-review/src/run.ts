import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { InputError } from '@platform/command-line';
import { capture, type MadeShot, type Problems } from './capture.ts';
import type { Evidence } from './causes/cause.ts';
import { causesOf } from './causes/causesOf.ts';
import { changedSources } from './changedSources.ts';
import { comparePictures } from './compare.ts';
import type { Decisions } from './decisions.ts';
import type { ReviewedBrand } from './modes.ts';
import { openStore, recipeOf, type PictureStore } from './pictureStore.ts';
import { writeReport } from './report.ts';
import { reviewPictures, verdictOn, type Change, type Verdict } from './review.ts';
import { chooseBrands, chooseStories, keyOf, shotsOf, storiesIn, type Story } from './shots.ts';
import type { Snapshot } from './snapshot.ts';
import { makeOf, prefixOf, styleFiles } from './sources.ts';

export interface Run {
  browser: Browser;
  cache: string;
  only: readonly string[];
  brands: readonly string[];
  workers: number;
  progress?: (side: string) => (done: number, all: number) => void;
}

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
    const inputs = `${make(byId.get(shot.story) as Story, shot)} ${mode}`;
    return { ...shot, make: createHash('sha256').update(inputs).digest('hex').slice(0, 24) };
  });
}

function askedShots(snapshot: Snapshot, run: Run): MadeShot[] {
  const shots = shotsIn(snapshot, chooseBrands(snapshot.brands, run.brands), run);
  if (shots.length > 0) return shots;
  const all = storiesIn(snapshot.storybook).length;
  throw new InputError(
    all === 0
      ? 'The Storybook has no stories.'
      : `None of the ${all} stories has an id like '${run.only.join("', '")}'. An id is in the address of its story, e.g. 'primitives-button--default'; '*' matches any text.`,
  );
}

interface Taking {
  fresh?: boolean;
  /** Returns the screenshot of the other version. */
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
  report: string;
  decisions: Decisions;
  /** True to take every screenshot, and to report those that differ although their inputs are the same. */
  all?: boolean;
}

/** Makes a shot depend on its whole Storybook, so that every screenshot is taken. */
const ofWhole =
  ({ tree }: Snapshot) =>
  (shot: MadeShot): MadeShot => ({ ...shot, make: `${shot.make}-${tree}` });

interface Sides {
  sides: { before: MadeShot[]; after: MadeShot[] };
  /** Keys of the shots that no changed input affects. */
  unreached: ReadonlySet<string>;
  isTaken: (shot: MadeShot) => boolean;
}

function sidesOf(before: Snapshot, after: Snapshot, run: Run & { all: boolean }): Sides {
  const now = askedShots(after, run);
  // Uses the base version's own list of brands, because a brand may be new or removed.
  const brands = before.brands.filter(
    ({ id }) => run.brands.length === 0 || run.brands.includes(id),
  );
  const old = shotsIn(before, brands, run);
  const makes = new Map(old.map((shot) => [keyOf(shot), shot.make]));
  const isUnreached = (shot: MadeShot) => makes.get(keyOf(shot)) === shot.make;
  const unreached = new Set(now.filter(isUnreached).map(keyOf));
  const isWhole = run.all && before.tree !== after.tree;
  return {
    sides: {
      before: isWhole ? old.map(ofWhole(before)) : old,
      after: isWhole ? now.map(ofWhole(after)) : now,
    },
    unreached,
    isTaken: (shot) => isWhole || !unreached.has(keyOf(shot)),
  };
}

const evidenceOf = (
  { shot, old, difference }: Change,
  stories: ReadonlyMap<string, Story>,
  store: PictureStore,
): Evidence => ({
  key: keyOf(shot),
  story: stories.get(shot.story) as Story,
  mode: shot,
  regions: difference?.regions ?? [],
  before: (old && store.read(old.make)?.parts) ?? [],
  after: store.read(shot.make)?.parts ?? [],
});

export async function compareSnapshots(
  before: Snapshot,
  after: Snapshot,
  { report, decisions, all = false, ...run }: Comparison,
): Promise<Verdict> {
  const { sides, unreached, isTaken } = sidesOf(before, after, { ...run, all });
  const store = openStore(join(run.cache, await recipeOf(run.browser)));
  const oldByKey = new Map(sides.before.map((shot) => [keyOf(shot), shot.make]));
  const known = (shot: MadeShot) => {
    const make = oldByKey.get(keyOf(shot));
    return make !== undefined && store.has(make) ? store.read(make)?.png : undefined;
  };
  const problems = {
    before: await take(sides.before.filter(isTaken), before, run, store),
    after: await take(sides.after.filter(isTaken), after, run, store, { known }),
  };
  const compared = await reviewPictures(sides, { store, workers: run.workers, problems });

  const stories = new Map(
    [before, after].flatMap(({ storybook }) => storiesIn(storybook)).map((one) => [one.id, one]),
  );
  const evidence = compared.changed.map((change) => evidenceOf(change, stories, store));
  const sources = { before: before.sources, after: after.sources };
  const causes = causesOf(evidence, changedSources(sources.before, sources.after), sources);
  const missed = evidence.map(({ key }) => key).filter((key) => unreached.has(key));
  const review = { ...compared, causes, missed };
  const names = { before: before.name, after: after.name };
  await writeReport(report, review, { ...names, stories, store, decisions });
  return verdictOn(review, decisions);
}

interface Stability {
  unstable: { key: string; takes: number; pixels: number }[];
  steady: number;
  problems: Problems;
}

/** Takes each screenshot several times without the cache: first in one page, then in new ones. */
export async function unstableShots(
  snapshot: Snapshot,
  run: Run,
  times: number,
): Promise<Stability> {
  const shots = askedShots(snapshot, run);
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
