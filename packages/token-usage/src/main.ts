/**
 * Implements `npm run tokens:pairs | dead | impact`, which measure the effects of tokens in the
 * stories. tokens/README.md explains the commands; `USAGE` in options.ts lists their arguments.
 */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runCommand, type Outcome } from '@platform/command-line';
import {
  changedSources,
  chooseStories,
  openTrees,
  type PoolOptions,
  snapshotOf,
  sourcesOf,
  storiesBehind,
  storiesIn,
  type Story,
  withBrowser,
  withLock,
} from '@platform/visual-review';
import {
  readCollectedPairs,
  readIndex,
  readTokens,
  root,
  writeIndex,
  writePairs,
} from './files.ts';
import { collectUsage } from './collect.ts';
import { readRange, touchedStories } from './impact.ts';
import { readOptions, type Options } from './options.ts';
import { foldPairs, mergePairs, sightingsOf } from './pairs.ts';
import { probesOf } from './probes.ts';
import { deadTokens, indexOf, mergeIndex } from './reachIndex.ts';

const cache = join(root, '.cache/visual');

const onProgress = (done: number, all: number) => {
  if (done % 20 === 0) console.error(`${done} of ${all} pages`);
};

async function withStorybook<T>(
  work: (options: PoolOptions, stories: readonly Story[]) => Promise<T>,
): Promise<T> {
  mkdirSync(cache, { recursive: true });
  const trees = openTrees(root, cache);
  const { storybook } = await withLock(join(cache, 'lock'), () =>
    snapshotOf(trees, cache, 'the working tree', trees.ofWorkingCopy()),
  );
  return withBrowser((browser) =>
    work({ browser, storybook, workers: availableParallelism(), onProgress }, storiesIn(storybook)),
  );
}

/** Prints the stories that could not be visited. Returns `true` if there are none. */
function report(problems: ReadonlyMap<string, string>): boolean {
  for (const [story, why] of problems) console.log(`✗ ${story} could not be visited: ${why}`);
  return problems.size === 0;
}

async function pairs({ only }: Options): Promise<Outcome> {
  const tokens = await readTokens();
  const probes = probesOf(tokens);
  return withStorybook(async (options, all) => {
    const stories = chooseStories(all, only);
    const { stories: collected, problems } = await collectUsage(stories, probes, options);
    if (!report(problems)) {
      console.log('Nothing was written: the lists have every story or none.');
      return false;
    }
    const found = foldPairs(sightingsOf(collected), probes);
    const index = indexOf(collected, Object.keys(tokens));
    const isPart = only.length > 0;
    const ids = stories.map(({ id }) => id);
    await writePairs(isPart ? mergePairs(readCollectedPairs(), found, ids) : found);
    const existing = all.map(({ id }) => id);
    await writeIndex(isPart ? mergeIndex(readIndex(), index, existing) : index);
    console.log(`${found.length} pairs of colours in ${collected.length} stories.`);
  });
}

async function dead(): Promise<boolean> {
  const tokens = deadTokens(readIndex());
  for (const path of tokens) console.log(`✗ no story names ${path}`);
  if (tokens.length === 0) console.log('Every token is in a style of a story.');
  return tokens.length === 0;
}

/** Lists the stories that a change affects, without screenshots. */
async function impact({ subject }: Options): Promise<Outcome> {
  mkdirSync(cache, { recursive: true });
  const trees = openTrees(root, cache);
  const read = (tree: string) => sourcesOf(trees, cache, tree);
  return withLock(join(cache, 'lock'), async () => {
    if (subject in readIndex().tokens) {
      const stories = storiesBehind(await read(trees.ofWorkingCopy()), subject);
      console.log(`${stories.length} stories name ${subject}`);
      for (const story of stories) console.log(`  ${story}`);
      return undefined;
    }
    const { before, after } = readRange(subject);
    const old = await read(trees.ofRevision(before));
    const now = await read(after ? trees.ofRevision(after) : trees.ofWorkingCopy());
    const { files, tokens, common } = changedSources(old, now);
    const paths = [...new Set(tokens.map(({ path }) => path))];
    console.log(`Changed tokens: ${paths.join(', ') || 'none'}`);
    console.log(`Changed files and texts: ${[...files].join(', ') || 'none'}`);
    if (common) console.log('A file has changed that every story is built from.');
    const touched = touchedStories(old, now);
    console.log(`${touched.size} stories may look different`);
    for (const [story, brands] of touched) console.log(`  ${story}: ${brands.join(', ')}`);
  });
}

const COMMANDS: Record<Options['command'], (options: Options) => Promise<Outcome>> = {
  pairs,
  dead,
  impact,
};

await runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  return COMMANDS[options.command](options);
});
