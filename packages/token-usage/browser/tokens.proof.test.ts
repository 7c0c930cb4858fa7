import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  brandVariables,
  checkFolder,
  readFoundation,
  readPairs,
  type Brand,
} from '@platform/tokens';
import { encoded, sampleBrands } from '@platform/tokens/testing';
import { launchBrowser, type PoolOptions, storiesIn, widths } from '@platform/visual-review';
import { readCollectedPairs, readIndex, readProbes, root, tokensDir } from '../src/files.ts';
import { collectSpots } from '../src/collect.ts';
import { densest, foldPairs, LEAST, pairKey, sightingsOf } from '../src/pairs.ts';
import { ask } from '../src/survey.ts';
import { visitAll } from '../src/visits.ts';

const HINT =
  "Collect them again with 'npm run tokens:pairs'; '-- --only PATTERN' limits it to some stories.";
const storybook = join(root, 'storybook-static');
const pairs = readCollectedPairs();
const [, desk] = widths;

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

test('the index knows exactly the stories that there are', () => {
  const stories = storiesIn(storybook).map(({ id }) => id);
  expect(readIndex().stories, HINT).toEqual(stories.sort());
});

test('the list of pairs says what the stories show, in a sample of those it was collected from', async () => {
  const probes = await readProbes();
  const sample = densest(pairs, 60).filter((_, at) => at % 4 === 0);
  const stories = storiesIn(storybook).filter(({ id }) => sample.includes(id));
  const seen = foldPairs(sightingsOf(await collectSpots(stories, probes, options)), probes);
  const [listed, found] = [pairs, seen].map((list) => new Set(list.map(pairKey)));
  const unlisted = seen.filter((pair) => !listed?.has(pairKey(pair)));
  expect(unlisted, `Pairs that stories show and the list has not. ${HINT}`).toEqual([]);
  const gone = pairs.filter(
    (pair) => sample.includes(pair.story ?? '') && !found?.has(pairKey(pair)),
  );
  expect(gone, `Pairs that the list has and their story does not show. ${HINT}`).toEqual([]);
});

/** Generates `count` random brands and returns those that the token check accepts. */
function acceptedBrands(count: number): Brand[] {
  const foundation = readFoundation(tokensDir);
  const bounds = readPairs(tokensDir);
  return sampleBrands(foundation, count).flatMap((files) => {
    const folder = { id: 'random', path: '/brands/random', files: encoded(files) };
    return checkFolder(folder, foundation, bounds).brand ?? [];
  });
}

test('accepted brands have enough contrast in the browser: random brands in dense stories', async () => {
  const variables = acceptedBrands(60)
    .slice(0, 30)
    .map((brand) =>
      [...brandVariables(brand)].map(([name, value]) => `${name}:${value} !important`).join(';'),
    );
  // The browser rounds colour channels: allow a tolerance of 0.01.
  const bounds = {
    text: LEAST.text - 0.01,
    icon: LEAST.icon - 0.01,
    edge: LEAST.edge - 0.01,
    ring: LEAST.ring - 0.01,
  };
  const views = densest(pairs, 2).map((story) => ({ story, brand: 'default', width: desk }));
  const { found, problems } = await visitAll(views, options, (page) =>
    ask(page, 'lowContrast', variables, bounds),
  );
  expect([...problems]).toEqual([]);
  expect(found.reduce((sum, { measured }) => sum + measured, 0)).toBeGreaterThan(1_000);
  expect(found.flatMap(({ findings }) => findings)).toEqual([]);
});
