import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { brandCss, loadBrands, type Brand } from '@platform/tokens';
import { chromium as engine, type Browser, type CDPSession, type Page } from 'playwright';
import { signUp, storageOf, type Member } from '../../packages/testing/src/member.ts';
import { startPlatformServer } from '../../packages/testing/src/platformServer.ts';
import { chromium } from '../../packages/testing/src/chromium.ts';
import { withoutStream } from '../../packages/testing/src/withoutStream.ts';
import { benchBrandTimes } from './brandTimes.ts';

const TOKENS = fileURLToPath(new URL('../../tokens', import.meta.url));
const PHONE = { viewport: { width: 390, height: 844 } };
/** Slowdown of the processor that imitates a phone. */
const SLOWDOWN = 4;
const SWITCHES = 20;
/** Idle time after which a page counts as loaded, in ms. */
const REST_MS = 1_500;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Returns the Cumulative Layout Shift of the landing page. */
async function shiftOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST_MS);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const moves = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(moves.reduce((total, { value }) => total + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer is not called if nothing moves.
        setTimeout(() => resolve(0), 200);
      }),
  );
  await context.close();
  return shift;
}

/** Opens the member's dashboard and loads the variables of every brand. */
async function openDashboard(
  browser: Browser,
  url: string,
  member: Member,
  brands: readonly Brand[],
): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, bypassCSP: true });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storageOf(member));
  const page = await context.newPage();
  await withoutStream(page);
  await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: brands.map((brand) => brandCss(brand)).join('\n') });
  await page.waitForTimeout(REST_MS);
  return page;
}

/**
 * Times brand switches, in ms. A time runs from the frame that changes the attribute to the next frame,
 * after style, layout and paint.
 */
const timeSwitches = (page: Page, ids: readonly string[]): Promise<number[]> =>
  page.evaluate(
    async ({ ids, count }) => {
      const times: number[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        await new Promise(requestAnimationFrame);
        const start = await new Promise<number>(requestAnimationFrame);
        document.documentElement.dataset['brand'] = ids[turn % ids.length] ?? '';
        times.push((await new Promise<number>(requestAnimationFrame)) - start);
      }
      return times;
    },
    { ids, count: SWITCHES },
  );

/** Returns the time that the page's thread has spent on style, layout and scripts, in ms. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  return (task?.value ?? Number.NaN) * 1000;
}

/** Prints the CSS size and the layout shift of each brand, and the times of switches and operators. */
export async function benchBrands(): Promise<void> {
  const brands = await loadBrands(TOKENS);
  const server = await startPlatformServer();
  const browser = await engine.launch(chromium);
  try {
    console.log('\nBrands: their CSS, gzipped, and the layout shift of their landing page');
    for (const brand of brands) {
      const size = gzipSync(brandCss(brand), { level: 9 }).length;
      const shift = await shiftOf(browser, server.url(brand.id));
      console.log(
        `${(size / 1000).toFixed(1)} kB, layout shift ${shift.toFixed(3)}  ${brand.name}`,
      );
    }
    const member = await signUp(server.url('localhost'), { name: 'Brand Bench' });
    const [first] = brands;
    if (!first) throw new Error('There is no brand in tokens/brands.');
    const page = await openDashboard(browser, server.url(first.id), member, brands);
    const session = await page.context().newCDPSession(page);
    const ids = brands.map(({ id }) => id);
    // Thread time excludes other work on the machine.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await workOf(session);
    await timeSwitches(page, ids);
    const work = ((await workOf(session)) - before) / SWITCHES;
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // Baseline: the time between two frames without a switch.
    const still = await timeSwitches(page, [first.id]);
    const times = await timeSwitches(page, ids);
    const frames = median(times) / median(still);
    console.log(
      `Switching the brand of the whole dashboard, CPU ${SLOWDOWN} times slower: ${frames.toFixed(1)} frames ` +
        `(median of ${SWITCHES}: ${median(times).toFixed(1)} ms, without a switch ${median(still).toFixed(1)} ms)`,
    );
    console.log(`A switch takes ${work.toFixed(1)} ms of the page's thread, without throttling.`);
  } finally {
    await browser.close();
    await server.stop();
  }
  await benchBrandTimes();
}
