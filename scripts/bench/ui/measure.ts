import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { serveFolder } from '../../../packages/testing/src/serveFolder.ts';

/** Slowdown factor of the processor, which simulates a phone, for loading and toasts. */
const PHONE = 4;
/** Longest time that a screen may take for an action, including animations, in ms. */
const REST_MS = { load: 2_500, action: 1_200, toasts: 2_500 };

/** Returns the processor time of the page's main thread, in ms. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Fails if an action had no effect, because its figure would look good. */
async function expectShown(page: Page, what: string, count: number, selector: string) {
  const shown = await page.locator(selector).filter({ visible: true }).count();
  if (shown < count) throw new Error(`${shown} instead of ${count} ${what} (${selector}).`);
}

/** Measures a built screen once, in a browser without caches. Returns the figures by title. */
export async function measureScreen(
  browser: Browser,
  folder: string,
): Promise<Record<string, number>> {
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
    const press = async (target: Locator, restMs: number = REST_MS.action) => {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error(`There is nothing to press at ${String(target)}.`);
      await page.waitForTimeout(300);
      const before = await workOf(session);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(restMs);
      return (await workOf(session)) - before;
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await slowDown(PHONE);
    await page.goto(server.url);
    // Does not query the page meanwhile, because responding would occupy its thread.
    await page.waitForTimeout(REST_MS.load);
    const load = await workOf(session);
    await expectShown(page, 'last row', 1, 'text="P-00100"');
    const firstRender = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    await slowDown(1);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const elements = await page.locator('*').count();

    // Presses a text first, so that code that loads on the first press is not attributed to a button.
    const firstPress = await press(page.getByText('Brand', { exact: true }).first());
    const brand = await press(button('Switch brand'));
    const flip = await press(button('Next'));
    await expectShown(page, 'row of the second page', 1, 'text="P-00101"');
    const accordion = await press(button('Wallet'));
    await expectShown(page, 'link of the section', 1, 'text="Wallet 1"');
    const dialog = await press(button('New payment'));
    await expectShown(page, 'dialog', 1, 'dialog[open], [role="dialog"]');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(REST_MS.action);
    await slowDown(PHONE);
    const toasts = await press(button('Show toasts'), REST_MS.toasts);
    await expectShown(page, 'toasts', 10, 'text=/^Payment \\d+ was sent\\.$/');

    if (errors.length > 0) throw new AggregateError(errors, String(errors[0]));
    const sizes = [...loaded].map(
      (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    );
    return {
      'all files, kB': sizes.reduce((sum, size) => sum + size, 0) / 1_000,
      'first render, ms': firstRender,
      'load, ms': load,
      'heap, MB': usedSize / 1_000_000,
      elements,
      'first press, ms': firstPress,
      'brand switch, ms': brand,
      'dialog, ms': dialog,
      'page flip, ms': flip,
      'accordion, ms': accordion,
      '10 toasts, ms': toasts,
    };
  } finally {
    await context.close();
    server.close();
  }
}
