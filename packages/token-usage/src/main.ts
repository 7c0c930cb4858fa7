/**
 * `npm run tokens:pairs | dead | impact`: the effects of tokens in the stories.
 * tokens/README.md explains the commands; `USAGE` in options.ts lists their arguments.
 */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { brandIds, loadBrands } from '@platform/tokens';
import { runCommand } from '@platform/command-line';
import {
  chooseStories,
  launchBrowser,
  openTrees,
  type PoolOptions,
  snapshotOf,
  sourcesOf,
  storiesBehind,
  storiesIn,
  type Story,
  withLock,
} from '@platform/visual-review';
import { livesOf } from './dead.ts';
import {
  readCollectedPairs,
  readIndex,
  readProbes,
  root,
  tokensDir,
  writeIndex,
  writePairs,
} from './files.ts';
import { collectUsage } from './collect.ts';
import { changesBetween, pictureName, reasonUnseen, shotsTouched, type Change } from './impact.ts';
import { readOptions, type Options } from './options.ts';
import { foldPairs, mergePairs, sightingsOf } from './pairs.ts';
import { reachOfFiles } from './reachOfFiles.ts';
import { indexOf, mergeIndex } from './reachIndex.ts';
import { brandsAt, readRange } from './tokensAt.ts';

const cache = join(root, '.cache/visual');

const onProgress = (done: number, all: number) => {
  if (done % 20 === 0) console.error(`${done} of ${all} pages`);
};

/** Builds the Storybook of what is on disk, unless it is there, and opens a browser on it. */
async function withStorybook<T>(
  work: (options: PoolOptions, stories: readonly Story[]) => Promise<T>,
): Promise<T> {
  mkdirSync(cache, { recursive: true });
  const trees = openTrees(root, cache);
  const { storybook } = await withLock(join(cache, 'lock'), () =>
    snapshotOf(trees, cache, 'the working tree', trees.ofWorkingCopy()),
  );
  const browser = await launchBrowser();
  try {
    return await work(
      { browser, storybook, workers: availableParallelism(), onProgress },
      storiesIn(storybook),
    );
  } finally {
    await browser.close();
  }
}

function tell(problems: ReadonlyMap<string, string>): boolean {
  for (const [story, why] of problems) console.log(`✗ ${story} could not be visited: ${why}`);
  return problems.size === 0;
}

async function pairs({ only }: Options): Promise<boolean> {
  const probes = await readProbes();
  return withStorybook(async (options, all) => {
    const stories = chooseStories(all, only);
    const { stories: collected, problems } = await collectUsage(stories, probes, options);
    if (!tell(problems)) {
      console.log('The lists stay as they were: they hold every story or none.');
      return false;
    }
    const found = foldPairs(sightingsOf(collected), probes);
    const index = indexOf(collected, probes);
    const isPart = only.length > 0;
    const ids = stories.map(({ id }) => id);
    await writePairs(isPart ? mergePairs(readCollectedPairs(), found, ids) : found);
    const existing = all.map(({ id }) => id);
    await writeIndex(isPart ? mergeIndex(readIndex(), index, existing) : index);
    console.log(`${found.length} pairs of colours in ${collected.length} stories.`);
    return true;
  });
}

async function dead(): Promise<boolean> {
  const lives = livesOf(readIndex(), readCollectedPairs());
  for (const [life, tokens] of lives) {
    const named = life === 'in pictures' ? '' : `: ${tokens.join(', ')}`;
    console.log(`${life === 'dead' ? '✗' : '✓'} ${tokens.length} ${life}${named}`);
  }
  return !lives.has('dead');
}

/** What a token or a range changes, in which brands. */
async function changesOf(subject: string): Promise<Change[]> {
  const brands = brandIds(tokensDir);
  if (isToken(subject)) return brands.map((brand) => ({ brand, tokens: [subject] }));
  const { before, after } = readRange(subject);
  const now = after ? brandsAt(root, after) : loadBrands(tokensDir, { contrast: false });
  return changesBetween(await brandsAt(root, before), await now);
}

async function impact({ subject }: Options): Promise<boolean> {
  const index = readIndex();
  const changes = await changesOf(subject);
  for (const { brand, tokens } of changes) {
    console.log(`${brand}: ${tokens === 'all' ? 'new or gone' : tokens.join(', ')}`);
  }
  const changed = changes.flatMap(({ tokens }) => (tokens === 'all' ? [] : tokens));
  for (const token of new Set(changed)) {
    const reason = reasonUnseen(token);
    if (reason) console.log(`${token} changes no picture at rest: ${reason}.`);
    else if (!(token in index.tokens)) console.log(`${token} is not in the index of the stories.`);
  }
  const shots = shotsTouched(index, changes, brandIds(tokensDir));
  const stories = [...new Set(shots.map(({ story }) => story))];
  console.log(`\n${stories.length} stories show a changed token`);
  for (const story of stories) console.log(`  ${story}`);
  console.log(`\n${shots.length} pictures of them at rest`);
  for (const shot of shots) console.log(`  ${pictureName(shot)}`);
  await tellNamed(new Set(changed), stories);
  if (!isToken(subject)) await tellFiles(subject);
  return true;
}

const isToken = (subject: string) => subject in readIndex().tokens;

/** Prints the stories that name a changed token without a probe having shown it there. */
async function tellNamed(tokens: ReadonlySet<string>, shown: readonly string[]): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const trees = openTrees(root, cache);
  const sources = await withLock(join(cache, 'lock'), () =>
    sourcesOf(trees, cache, trees.ofWorkingCopy()),
  );
  const known = new Set(shown);
  const named = [...tokens].flatMap((path) => storiesBehind(sources, path));
  const others = [...new Set(named)].filter((story) => !known.has(story)).sort();
  console.log(`\n${others.length} more stories name one, and no probe has shown it there`);
  for (const story of others) console.log(`  ${story}`);
}

/** Prints what the changed files of a range reach, which the index of tokens does not know. */
async function tellFiles(range: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const trees = openTrees(root, cache);
  const { before, after } = readRange(range);
  const { files, stories, isCommon } = await withLock(join(cache, 'lock'), () =>
    reachOfFiles(trees, cache, {
      before: trees.ofRevision(before),
      after: after === undefined ? trees.ofWorkingCopy() : trees.ofRevision(after),
    }),
  );
  console.log(`\n${files.length} changed files and texts that stories load`);
  for (const file of files) console.log(`  ${file}`);
  console.log(`\n${stories.length} stories load one of them, and may look different`);
  for (const story of stories) console.log(`  ${story}`);
  if (isCommon)
    console.log('\nSomething changed that every story is built from: any may look different.');
}

const COMMANDS: Record<Options['command'], (options: Options) => Promise<boolean>> = {
  pairs,
  dead,
  impact,
};

await runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  return COMMANDS[options.command](options);
});
