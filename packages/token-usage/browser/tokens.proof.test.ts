import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { countBy, orderBy } from 'es-toolkit';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type PoolOptions, storiesIn } from '@platform/visual-review';
import { readCollectedPairs, readIndex, readTokens, root } from '../src/files.ts';
import { collectUsage } from '../src/collect.ts';
import { foldPairs, pairKey, sightingsOf } from '../src/pairs.ts';
import { probesOf } from '../src/probes.ts';

const HINT =
  "Collect them again with 'npm run tokens:pairs'; '-- --only PATTERN' limits it to some stories.";
const storybook = join(root, 'storybook-static');
const pairs = readCollectedPairs();

let browser: Browser;
let options: PoolOptions;

beforeAll(async () => {
  if (!existsSync(join(storybook, 'index.json'))) {
    throw new Error(
      "There is no built Storybook. Run 'npm test -- stories', which builds it first.",
    );
  }
  browser = await launchBrowser();
  options = { browser, storybook, workers: availableParallelism() };
});
afterAll(() => browser.close());

test('the index lists exactly the existing stories', () => {
  const stories = storiesIn(storybook).map(({ id }) => id);
  expect(readIndex().stories, HINT).toEqual(stories.sort());
});

test('the list of pairs matches a sample of the stories that it was collected from', async () => {
  const probes = probesOf(await readTokens());
  const counts = Object.entries(countBy(pairs, ({ story = '' }) => story));
  const densest = orderBy(counts, [([, count]) => count, ([story]) => story], ['desc', 'asc']);
  const sample = densest.slice(0, 60).flatMap(([story], at) => (at % 4 === 0 ? story : []));
  const stories = storiesIn(storybook).filter(({ id }) => sample.includes(id));
  const { stories: collected, problems } = await collectUsage(stories, probes, options);
  expect([...problems]).toEqual([]);
  const seen = foldPairs(sightingsOf(collected), probes);
  const [listed, found] = [pairs, seen].map((list) => new Set(list.map(pairKey)));
  const unlisted = seen.filter((pair) => !listed?.has(pairKey(pair)));
  expect(unlisted, `Pairs that stories show and the list has not. ${HINT}`).toEqual([]);
  const gone = pairs.filter(
    (pair) => sample.includes(pair.story ?? '') && !found?.has(pairKey(pair)),
  );
  expect(gone, `Pairs that the list has and their story does not show. ${HINT}`).toEqual([]);
});
