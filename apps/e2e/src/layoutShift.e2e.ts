import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { withoutStream } from '../../../packages/testing/src/withoutStream.ts';

/** The delay of every reply of the API, and of every file of the page, in ms. */
const SLOW_ANSWER = 1_000;
const SLOW_FILE = 150;

/** More than this is noticed as a jump. Web Vitals call 0.1 good. */
const MOST_SHIFT = 0.05;

declare global {
  interface Window {
    /** The layout shift without input, added up as in Web Vitals, and what has moved. */
    shifts: { sum: number; moved: string[] };
  }
}

/** Slows the page down and adds up its layout shifts. */
async function watchShifts(page: Page): Promise<void> {
  for (const [files, delay] of [
    ['**/api/**', SLOW_ANSWER],
    ['**/assets/**', SLOW_FILE],
  ] as const) {
    await page.route(files, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
  }
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    window.shifts = { sum: 0, moved: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        window.shifts.sum += entry.value;
        const nodes = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
        window.shifts.moved.push(`${entry.value.toFixed(3)}: ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const PLACES = [
  ['/dashboard', 'Recent bets'],
  ['/teamlevel', 'Level Wise Team'],
  ['/my-bets', 'My Bets'],
  ['/twofactor', 'Two-factor authentication is off'],
  ['/settings/security', 'Security'],
  ['/my-bets?tab=withdraw&modal=auth', 'Set up two-factor authentication'],
  ['/my-bets?tab=deposit&modal=auth', 'USDT-BEP20'],
  ['/support?tab=generateticket&modal=auth', 'Request type'],
] as const;

/** Opens an address while its data arrive slowly, and checks that nothing has moved. */
async function expectStill(page: Page, address: string, text: string): Promise<void> {
  await watchShifts(page);
  await withoutStream(page);
  await page.goto(address);
  await expect(page.getByText(text).first()).toBeVisible();
  // Everything has loaded and stays.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const { sum, moved } = await page.evaluate(() => window.shifts);
  expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT);
}

for (const [address, text] of PLACES) {
  test(`nothing moves on ${address} while its data arrive slowly`, async ({ page, member: _ }) => {
    await expectStill(page, address, text);
  });
}

for (const tab of ['wallet', 'activate', 'withdraw']) {
  test(`nothing moves in the dialog ${tab} of a member who sees rupees, while the rate arrives slowly`, async ({
    page,
    member,
    call,
  }) => {
    await call(member, 'user/changeDisplayCurrency', { currency: 'INR' });
    await expectStill(page, `/my-bets?tab=${tab}&modal=auth`, '≈ ₹88,700.00');
  });
}
