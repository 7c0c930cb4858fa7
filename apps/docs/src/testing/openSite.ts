import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as engine, type Page } from 'playwright';
import { chromium } from '../../../../packages/testing/src/chromium.ts';
import { serveFolder } from '../../../../packages/testing/src/serveFolder.ts';

export const docs = join(import.meta.dirname, '../..');
const dist = join(docs, 'dist');

export const read = (file: string) => readFileSync(join(dist, file), 'utf8');

export async function openSite() {
  execFileSync(join(docs, 'node_modules/.bin/tsx'), ['src/build/main.ts'], { cwd: docs });
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const { url, close } = await serveFolder(dist);
  const browser = await engine.launch(chromium);
  return {
    files,
    pages: files.filter((file) => file.endsWith('.html')),
    url,
    browser,
    close: async () => {
      await browser.close();
      close();
    },
  };
}

/** Time limit for an example to run, in ms. Late examples are reported. */
const RUN_MS = 60_000;

const FRAME_MS = 30_000;
export const NO_FRAME = 'The page draws no frame.';

/**
 * @returns examples that do not run
 * @throws `NO_FRAME` if the page paints no frame in time
 */
export const runAll = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ runMs, frameMs, noFrame }) => {
      const frame = () =>
        new Promise((drawn, missing) => {
          const late = setTimeout(() => missing(new Error(noFrame)), frameMs);
          requestAnimationFrame(() => {
            clearTimeout(late);
            drawn(undefined);
          });
        });
      const runs = (place: Element) => Object.keys(place).some((key) => key.startsWith('__react'));
      const places = [...document.querySelectorAll('[data-island],[data-example]')];
      for (const place of places) {
        place.scrollIntoView();
        // Waits two frames, because the browser reports intersections after a frame has ended.
        for (const _ of [1, 2]) await frame();
      }
      const late = performance.now() + runMs;
      while (!places.every(runs) && performance.now() < late) {
        await new Promise((over) => setTimeout(over, 20));
      }
      return places.filter((place) => !runs(place)).map((place) => place.outerHTML.slice(0, 80));
    },
    { runMs: RUN_MS, frameMs: FRAME_MS, noFrame: NO_FRAME },
  );
