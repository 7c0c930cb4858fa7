import type { Page } from 'playwright';
import { serveFolder } from '../serveFolder.ts';
import { comparePictures } from '../visual/compare.ts';
import { keyOf, type Shot, type Story } from '../visual/shots.ts';
import { openStudio, takeStill } from '../visual/studio.ts';
import { widths, type Width } from '../visual/widths.ts';
import type { TourOptions } from './harvest.ts';
import type { TokenProbe } from './probes.ts';
import { storiesShowing, type ReachIndex } from './reachIndex.ts';

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
const dress = (page: Page, rule: string) =>
  page.evaluate(async (text) => {
    const id = 'token-probe';
    const style = document.getElementById(id) ?? document.createElement('style');
    style.id = id;
    style.textContent = text;
    document.head.append(style);
    await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
    await document.fonts.ready;
  }, rule);

/** Whether any of a probe's values changes the picture. */
async function changes(page: Page, { variable, values }: TokenProbe, base: Buffer) {
  for (const value of values) {
    await dress(page, `[data-brand]{${variable}:${value} !important}`);
    const picture = await page.screenshot({ animations: 'disabled', fullPage: true });
    if (comparePictures(base, picture)) return true;
  }
  return false;
}

/** Pictures stories under each probe, and holds what changes against what the index says. */
export async function prove(
  index: ReachIndex,
  stories: readonly Story[],
  probes: readonly TokenProbe[],
  brand: string,
  { browser, storybook, onProgress }: TourOptions,
): Promise<Score> {
  const score: Score = { hits: 0, missed: [], needless: [], quiet: 0, problems: new Map() };
  const claims = new Map(
    widths.map((width) => [
      width,
      new Map(probes.map(({ path }) => [path, new Set(storiesShowing(index, path, width))])),
    ]),
  );
  const judge = (path: string, shot: Shot, changed: boolean) => {
    const claimed = claims.get(shot.width)?.get(path)?.has(shot.story) === true;
    const name = `${path} ${keyOf(shot)}`;
    if (changed && claimed) score.hits += 1;
    else if (changed) score.missed.push(name);
    else if (claimed) score.needless.push(name);
    else score.quiet += 1;
  };
  const lookAt = async (page: Page, shot: Shot) => {
    const base = await still(page);
    const verdicts: [string, boolean][] = [];
    for (const probe of probes) verdicts.push([probe.path, await changes(page, probe, base)]);
    await dress(page, '');
    // What a probe leaves behind would be laid at the door of the next one.
    if (comparePictures(base, await still(page))) throw new Error('A probe left traces.');
    for (const [path, changed] of verdicts) judge(path, shot, changed);
  };

  const server = await serveFolder(storybook);
  const studio = await openStudio(browser, server.url);
  const shots = stories.flatMap(({ id }) =>
    widths.map((width: Width): Shot => ({ story: id, brand, width })),
  );
  try {
    for (const [at, shot] of shots.entries()) {
      onProgress?.(at, shots.length);
      try {
        await studio.visit(shot, (page) => lookAt(page, shot));
      } catch (error) {
        score.problems.set(keyOf(shot), (error as Error).message);
      }
    }
  } finally {
    await studio.close();
    server.close();
  }
  return score;
}
