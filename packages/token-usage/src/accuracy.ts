import type { Page } from 'playwright';
import {
  largestStep,
  type PlainView,
  type PoolOptions,
  type Story,
  shoot,
  takeStill,
  viewKeyOf,
  viewsOf,
  widths,
} from '@platform/visual-review';
import type { TokenProbe } from './probes.ts';
import { storiesShowing, type ReachIndex } from './reachIndex.ts';
import { ask } from './survey.ts';
import { visitAll } from './visits.ts';

/** What the index says and what pictures show, over tokens, stories and widths. */
export interface Score {
  /** Both say that the picture changes. */
  hits: number;
  /** The picture changes, and the index does not know. */
  missed: string[];
  /** The index says that it changes, and it does not. */
  needless: string[];
  /** Neither does. */
  quiet: number;
  problems: Map<string, string>;
}

/** Of the pictures that change, the share that the index names. */
export const recallOf = ({ hits, missed }: Score): number =>
  hits + missed.length === 0 ? 1 : hits / (hits + missed.length);

/** Of the pictures that the index names, the share that changes. */
export const precisionOf = ({ hits, needless }: Score): number =>
  hits + needless.length === 0 ? 1 : hits / (hits + needless.length);

async function still(page: Page): Promise<Buffer> {
  const taken = await takeStill(page);
  if ('problem' in taken) throw new Error(taken.problem);
  return taken.png;
}

/** Lays a rule over every brand of the page, and waits for the faces that it asks for. */
async function dress(page: Page, rule: string): Promise<void> {
  await ask(page, 'lay', rule);
  await page.evaluate(async () => {
    await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
    await document.fonts.ready;
  });
}

/** A rule that gives tokens their probes' values: each its first, its second, or the last it has. */
const ruleOf = (probes: readonly TokenProbe[], round: number) =>
  `[data-brand]{${probes
    .map(({ variable, values }) => `${variable}:${values[round] ?? values.at(-1)} !important`)
    .join(';')}}`;

const isLayer = ({ path }: TokenProbe) => path.startsWith('layer.');

/**
 * When layers change their order, the browser redraws gradients and slanted edges, with other
 * shades that no one sees. The pixels of a header that comes out from behind an overlay are
 * further apart than so many steps of 255.
 */
const SHADES = 64;

/** Whether two pictures differ: in any pixel or, where only layers were changed, visibly. */
const differ = (base: Buffer, picture: Buffer, probes: readonly TokenProbe[]) =>
  probes.every(isLayer) ? largestStep(base, picture) > SHADES : !base.equals(picture);

/** Whether any values of some probes, applied together, change the picture. */
async function changes(page: Page, probes: readonly TokenProbe[], base: Buffer): Promise<boolean> {
  const rounds = Math.max(...probes.map(({ values }) => values.length));
  for (let round = 0; round < rounds; round += 1) {
    await dress(page, ruleOf(probes, round));
    const picture = await shoot(page);
    if (differ(base, picture, probes)) return true;
  }
  return false;
}

/**
 * Which of some probes change the picture. Where few do, it is quick to apply all of them and look
 * closer, half by half, only where something changed: a probe that changes a picture and leaves it
 * equal in every pixel among others would have to be undone by them exactly.
 */
async function changing(
  page: Page,
  probes: readonly TokenProbe[],
  base: Buffer,
): Promise<readonly TokenProbe[]> {
  if (probes.length === 0 || !(await changes(page, probes, base))) return [];
  if (probes.length === 1) return probes;
  const half = Math.ceil(probes.length / 2);
  return [
    ...(await changing(page, probes.slice(0, half), base)),
    ...(await changing(page, probes.slice(half), base)),
  ];
}

/** Those of some probes that change the picture, each applied separately. */
async function changingAlone(page: Page, probes: readonly TokenProbe[], base: Buffer) {
  const found: TokenProbe[] = [];
  for (const probe of probes) if (await changes(page, [probe], base)) found.push(probe);
  return found;
}

/** Takes pictures of stories under each probe, and compares what changes with the index. */
export async function measureAccuracy(
  index: ReachIndex,
  stories: readonly Story[],
  probes: readonly TokenProbe[],
  brand: string,
  options: PoolOptions,
): Promise<Score> {
  const claims = new Map(
    widths.map((width) => [
      width,
      new Map(probes.map(({ path }) => [path, new Set(storiesShowing(index, path, width))])),
    ]),
  );
  const claimedIn = ({ story, width }: PlainView) => {
    const claim = claims.get(width);
    return probes.filter(({ path }) => claim?.get(path)?.has(story));
  };

  const { found, problems } = await visitAll(
    viewsOf(stories, [brand]),
    options,
    async (page, shot) => {
      const base = await still(page);
      const claimed = claimedIn(shot);
      const others = probes.filter((probe) => !claimed.includes(probe));
      const hits = await changingAlone(page, claimed, base);
      const missed = [
        ...(await changing(page, others.filter(isLayer), base)),
        ...(await changing(
          page,
          others.filter((probe) => !isLayer(probe)),
          base,
        )),
      ];
      await dress(page, '');
      // What a probe leaves behind would count as the work of the next one.
      if (!base.equals(await still(page))) throw new Error('A probe left traces.');
      const needless = claimed.filter((probe) => !hits.includes(probe));
      const named = (some: readonly TokenProbe[]) =>
        some.map(({ path }) => `${path} ${viewKeyOf(shot)}`);
      const quiet = others.length - missed.length;
      return { hits: hits.length, missed: named(missed), needless: named(needless), quiet };
    },
  );
  const sum = (count: (one: (typeof found)[number]) => number) =>
    found.reduce((total, one) => total + count(one), 0);
  return {
    hits: sum(({ hits }) => hits),
    missed: found.flatMap(({ missed }) => missed),
    needless: found.flatMap(({ needless }) => needless),
    quiet: sum(({ quiet }) => quiet),
    problems,
  };
}
