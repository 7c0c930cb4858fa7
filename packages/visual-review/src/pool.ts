import type { Browser } from 'playwright';
import { serveFolder } from '../../testing/src/serveFolder.ts';
import { openStoryPage, type StoryPage, type View } from './storyPage.ts';

export interface PoolOptions {
  browser: Browser;
  /** The folder of a built Storybook. */
  storybook: string;
  /** How many pages work at the same time. */
  workers: number;
  /** Called after every shot. */
  onProgress?: (done: number, all: number) => void;
}

/** Does something with every shot, on several pages side by side. Rejects when the work does. */
export async function eachShot<S extends View>(
  shots: readonly S[],
  { browser, storybook, workers, onProgress }: PoolOptions,
  work: (page: StoryPage, shot: S, index: number) => Promise<void>,
): Promise<void> {
  if (shots.length === 0) return;
  const server = await serveFolder(storybook);
  const queue = shots.entries();
  let done = 0;

  const workThrough = async (page: StoryPage) => {
    for (const [index, shot] of queue) {
      await work(page, shot, index);
      onProgress?.((done += 1), shots.length);
    }
    await page.close();
  };

  try {
    const pages = Math.min(workers, shots.length);
    await Promise.all(
      Array.from({ length: pages }, async () =>
        workThrough(await openStoryPage(browser, server.url)),
      ),
    );
  } finally {
    server.close();
  }
}
