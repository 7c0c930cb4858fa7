import { availableParallelism } from 'node:os';
import { groupBy } from 'es-toolkit';
import type { Browser } from 'playwright';
import { serveFolder } from '../../testing/src/serveFolder.ts';
import { openStoryPage, type StoryPage, type StoryPageOptions, type View } from './storyPage.ts';

/** Default number of workers: two per processor, because a page spends half of its time waiting. */
export const USUAL_WORKERS = 2 * availableParallelism();

export interface PoolOptions extends StoryPageOptions {
  browser: Browser;
  storybook: string;
  /** Number of pages that work in parallel; two per processor by default. */
  workers?: number;
  onProgress?: (done: number, all: number) => void;
}

/** Resolves to the results in the order of the shots. */
export async function eachShot<S extends View, R>(
  shots: readonly S[],
  { browser, storybook, workers = USUAL_WORKERS, onProgress, styles, fresh }: PoolOptions,
  work: (page: StoryPage, shot: S) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  if (shots.length === 0) return results;
  const server = await serveFolder(storybook);
  const queue = batchesOf(shots).values();
  let done = 0;

  const workThrough = async (page: StoryPage) => {
    for (const batch of queue) {
      for (const [index, shot] of batch) {
        results[index] = await work(page, shot);
        onProgress?.((done += 1), shots.length);
      }
    }
    await page.close();
  };

  try {
    const pages = Math.min(workers, shots.length);
    const options = { ...(styles && { styles }), ...(fresh !== undefined && { fresh }) };
    await Promise.all(
      Array.from({ length: pages }, async () =>
        workThrough(await openStoryPage(browser, server.url, options)),
      ),
    );
    return results;
  } finally {
    server.close();
  }
}

/** Groups the shots that a single page can show one after another, and keeps their order. */
const batchesOf = <S extends View>(shots: readonly S[]): [index: number, shot: S][][] =>
  Object.values(
    groupBy([...shots.entries()], ([, { story, width, look }]) =>
      [story, width, look === 'rtl'].join(' '),
    ),
  );
