import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { serveFolder } from '../../../packages/testing/src/serveFolder.ts';

/**
 * Measures in the order of the table, with the highest allowed ratio of our figure to that of the best
 * peer.
 */
export const MEASURES = {
  bytes: { title: 'all files, kB', goal: 0.85 },
  firstRender: { title: 'first render, ms', goal: 0.85 },
  load: { title: 'load, ms', goal: 0.8 },
  heap: { title: 'heap, MB', goal: 0.9 },
  elements: { title: 'elements', goal: 1.05 },
  firstPress: { title: 'first press, ms', goal: undefined },
  brand: { title: 'brand switch, ms', goal: 0.8 },
  dialog: { title: 'dialog, ms', goal: 0.75 },
  page: { title: 'page flip, ms', goal: 0.8 },
  accordion: { title: 'accordion, ms', goal: 0.8 },
  toasts: { title: '10 toasts, ms', goal: 0.7 },
};
export type Measure = keyof typeof MEASURES;
export type Figures = Record<Measure, number>;

/** Slowdown factor of the processor, which simulates a phone, for loading and toasts. */
const PHONE = 4;
/** Longest time that a screen may take for an action, including animations, in ms. */
const REST_MS = { load: 2_500, action: 1_200, toasts: 2_500 };

/** Returns the processor time of the page's main thread, in ms. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Throws if an action had no effect. Otherwise, its measured time would be short. */
async function expectShown(
  page: Page,
  library: string,
  what: string,
  count: number,
  selector: string,
) {
  const shown = await page.locator(selector).filter({ visible: true }).count();
  if (shown < count)
    throw new Error(`${library}: ${shown} instead of ${count} ${what} (${selector}).`);
}

export async function measureScreen(
  browser: Browser,
  library: string,
  folder: string,
): Promise<Figures> {
  const server = await serveFolder(folder);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const loaded = new Set<string>();
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|css)$/.test(pathname)) loaded.add(pathname);
    });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));

    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
    /** Presses an element with the mouse and measures the work until the page is idle. */
    const press = async (action: Measure, target: Locator, restMs: number = REST_MS.action) => {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error(`${library}: there is nothing to press for '${action}'.`);
      await page.waitForTimeout(300);
      const before = await workOf(session);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(restMs);
      return (await workOf(session)) - before;
    };
    const button = (name: string) =>
      page
        .locator('button, a, [role="button"]')
        .and(page.getByLabel(name, { exact: true }).or(page.getByText(name, { exact: true })))
        .or(page.getByRole('button', { name, exact: true }))
        .first();

    await slowDown(PHONE);
    await page.goto(server.url);
    // Waits without querying the page, because a query would occupy its thread.
    await page.waitForTimeout(REST_MS.load);
    const load = await workOf(session);
    await expectShown(page, library, 'last row', 1, 'text="P-00100"');
    const firstRender = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    await slowDown(1);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const elements = await page.locator('*').count();

    // Presses a text first, so that code that loads on the first press is not attributed to a button.
    const firstPress = await press('firstPress', page.getByText('Brand', { exact: true }).first());
    const brand = await press('brand', button('Switch brand'));
    const flip = await press('page', button('Next'));
    await expectShown(page, library, 'row of the second page', 1, 'text="P-00101"');
    const accordion = await press('accordion', button('Wallet'));
    await expectShown(page, library, 'link of the section', 1, 'text="Wallet 1"');
    const dialog = await press('dialog', button('New payment'));
    await expectShown(page, library, 'dialog', 1, 'dialog[open], [role="dialog"]');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(REST_MS.action);
    await slowDown(PHONE);
    const toasts = await press('toasts', button('Show toasts'), REST_MS.toasts);
    await expectShown(page, library, 'toasts', 10, 'text=/^Payment \\d+ was sent\\.$/');

    if (errors.length > 0) throw new AggregateError(errors, `${library}: ${String(errors[0])}`);
    const sizes = [...loaded].map(
      (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    );
    return {
      bytes: sizes.reduce((sum, size) => sum + size, 0) / 1_000,
      firstRender,
      load,
      heap: usedSize / 1_000_000,
      elements,
      firstPress,
      brand,
      dialog,
      page: flip,
      accordion,
      toasts,
    };
  } finally {
    await context.close();
    server.close();
  }
}
