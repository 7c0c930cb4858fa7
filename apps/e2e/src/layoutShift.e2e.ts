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
  ['/wingo10Minute', 'Last results'],
  ['/statistics', 'Days begin at midnight UTC'],
  ['/teamlevel', 'Level Wise Team'],
  ['/my-bets', 'My Bets'],
  ['/twofactor', 'Two-factor authentication is off'],
  ['/settings/security', 'Security'],
  ['/my-bets?tab=activate&modal=auth', 'Plan'],
  ['/my-bets?tab=withdraw&modal=auth', 'Set up two-factor authentication'],
  ['/my-bets?tab=deposit&modal=auth', 'USDT-BEP20'],
  ['/support?tab=generateticket&modal=auth', 'Request type'],
] as const;

/** Waits until everything but what a test holds back has loaded, and stays. */
async function rest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

async function expectStill(page: Page): Promise<void> {
  const { sum, moved } = await page.evaluate(() => window.shifts);
  expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT);
}

for (const [address, text] of PLACES) {
  test(
    `nothing moves on ${address} while its data arrive slowly`,
    { tag: '@phone' },
    async ({ page, member: _ }) => {
      await watchShifts(page);
      await withoutStream(page);
      await page.goto(address);
      await expect(page.getByText(text).first()).toBeVisible();
      // What comes last, and to every page.
      await expect(page.getByText('Confirm your email.')).toBeAttached();
      await rest(page);
      await expectStill(page);
    },
  );
}

for (const tab of ['wallet', 'activate', 'withdraw']) {
  test(`nothing moves in the dialog ${tab} when the rate of the member’s currency arrives`, async ({
    page,
    member,
    call,
  }) => {
    await call(member, 'user/changeDisplayCurrency', { currency: 'INR' });
    await watchShifts(page);
    await withoutStream(page);
    const arrivals: (() => void)[] = [];
    await page.route('**/api/currency/rates', async (route) => {
      await new Promise<void>((arrive) => arrivals.push(arrive));
      await route.continue();
    });
    await page.goto(`/my-bets?tab=${tab}&modal=auth`);
    const dialog = page.getByRole('dialog');
    // By its tag: what an open dialog covers has no role.
    for (const place of [page.locator('header'), dialog]) {
      await expect(place.getByText('≈').first()).toBeAttached();
    }
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText('≈').filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() => Object.assign(window.shifts, { sum: 0, moved: [] }));
    for (const arrive of arrivals) arrive();
    await expect(page.getByText('≈ ₹88,700').filter({ visible: true }).first()).toBeVisible();
    await rest(page);
    await expectStill(page);
  });
}
