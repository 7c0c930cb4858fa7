import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { launchBrowser } from '../../packages/visual-review/src/index.ts';
import { serveFolder } from '../../packages/testing/src/serveFolder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TABLE = 'iframe.html?viewMode=story&id=data-datatable--many-rows';
/** Selectors of the scroll container, in the story and on the plain page. */
const SCROLLED = '#storybook-root :is(table, [role="table"])';
/** A row with data: those that keep the room of rows that are not drawn have none. */
const ROW = 'tr[data-index]';
/** A page as high as the table, with a line for every row and nothing to do while it scrolls. */
const PLAIN = `data:text/html,<div id="storybook-root"><div role="table" style="height:95vh;overflow:auto"><div style="height:520000px;background:repeating-linear-gradient(white 0 51px,black 0 52px)"></div></div></div>`;
const SECONDS = 5;
/** As fast as a hard flick of a finger, in px a second. */
const SPEED = 6_000;
/** Slowdown of the processor that stands for a phone. */
const RATES = [1, 4];
/** A frame is late when it takes more than one and a half intervals of a screen with 60 frames a second. */
const LATE_MS = 25;

interface Frames {
  perSecond: number;
  late: number;
  longestMs: number;
  /** Number of frames without a row in the middle of the table. */
  empty: number;
  all: number;
}

/**
 * Watches the frames of a page; each looks for a row in the middle of the table. An object, because a
 * function with a name would need a helper that the page does not have.
 */
function watchFrames({ scrolled, row }: { scrolled: string; row: string | undefined }) {
  const table = document.querySelector(scrolled)?.getBoundingClientRect();
  const watch = {
    times: [] as number[],
    empty: 0,
    frame: 0,
    look(time: number) {
      watch.times.push(time);
      const middle = document.elementFromPoint((table?.left ?? 0) + 40, innerHeight / 2);
      if (row && !middle?.closest(row)) watch.empty += 1;
      watch.frame = requestAnimationFrame(watch.look);
    },
  };
  watch.look(performance.now());
  return watch;
}

async function scroll(browser: Browser, url: string, rate: number, row?: string): Promise<Frames> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator(SCROLLED).waitFor();
    await page.waitForTimeout(1_000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const watching = await page.evaluateHandle(watchFrames, { scrolled: SCROLLED, row });
    await session.send('Input.synthesizeScrollGesture', {
      x: 700,
      y: 450,
      yDistance: -SPEED * SECONDS,
      speed: SPEED,
      preventFling: true,
    });
    const { times, empty } = await watching.evaluate((watch) => {
      cancelAnimationFrame(watch.frame);
      return { times: watch.times, empty: watch.empty };
    });
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    return {
      perSecond: (1_000 * gaps.length) / ((times.at(-1) ?? 0) - (times[0] ?? 0)),
      late: gaps.filter((gap) => gap > LATE_MS).length,
      longestMs: Math.max(...gaps),
      empty,
      all: times.length,
    };
  } finally {
    await context.close();
  }
}

/** Scrolls a DataTable of 10,000 rows, beside a page that has nothing to do, and prints the frames of both. */
export async function benchScroll(): Promise<void> {
  // Measures the files on disk.
  execFileSync(`${root}node_modules/.bin/tsx`, ['scripts/test.ts', 'build of Storybook'], {
    cwd: root,
    stdio: 'pipe',
  });
  const server = await serveFolder(`${root}storybook-static`);
  const browser = await launchBrowser();
  try {
    console.log(`\nscroll: ${SPEED} px a second for ${SECONDS} s, 10,000 rows\n`);
    for (const rate of RATES) {
      for (const [name, url, row] of [
        ['DataTable', new URL(TABLE, server.url).href, ROW],
        ['plain page', PLAIN],
      ] as const) {
        const { perSecond, late, longestMs, empty, all } = await scroll(browser, url, rate, row);
        console.log(
          `${name.padEnd(12)} processor ${rate}x slower: ${perSecond.toFixed(1)} frames a second, ${late} of ${all} late, the longest ${longestMs.toFixed(0)} ms, ${empty} without a row`,
        );
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}
