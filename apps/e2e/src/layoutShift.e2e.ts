import type { Page } from '@playwright/test';
import { enableTwoFactor, setWalletAddress } from './api.ts';
import { expect, test } from './fixtures.ts';
import { passwordField } from './steps.ts';
import { withoutStream } from '../../../packages/testing/src/withoutStream.ts';

/** Delay of every API reply and of every file, in ms. */
const SLOW_ANSWER = 1_000;
const SLOW_FILE = 150;

/** Address in the checksum notation that the app displays. */
const OWN_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const OTHER_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Web Vitals rates up to 0.1 as good, but shifts above 0.05 are visible. */
const MOST_SHIFT = 0.05;
const GOOD_SHIFT = 0.1;

declare global {
  interface Window {
    /** Sum of the layout shifts without input, as in Web Vitals, and the moved elements. */
    shifts: { sum: number; moved: string[] };
  }
}

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

/** Waits until everything except delayed files has loaded and the layout is stable. */
async function rest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

async function expectStill(page: Page, most = MOST_SHIFT): Promise<void> {
  const { sum, moved } = await page.evaluate(() => window.shifts);
  expect(sum, moved.join('\n')).toBeLessThan(most);
}

for (const [address, text] of PLACES) {
  test(
    `nothing moves on ${address} while its data loads slowly`,
    { tag: ['@phone', '@proof'] },
    async ({ page, member: _ }) => {
      await watchShifts(page);
      await withoutStream(page);
      await page.goto(address);
      await expect(page.getByText(text).first()).toBeVisible();
      await rest(page);
      const notice = page.getByText('Confirm your email.');
      await expect(notice).toHaveCount(address.startsWith('/wingo') ? 0 : 1);
      await expectStill(page);
    },
  );
}

for (const tab of ['wallet', 'activate', 'withdraw']) {
  test(
    `nothing moves in the dialog ${tab} when the exchange rate arrives`,
    { tag: '@proof' },
    async ({ page, member, call }) => {
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
      // Elements behind an open dialog have no accessible role, so find them by tag name.
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
    },
  );
}

test(
  'the withdrawal form does not move while it is filled in and has errors',
  { tag: ['@phone', '@proof'] },
  async ({ page, member, call }) => {
    await setWalletAddress(call, member, OWN_ADDRESS);
    await enableTwoFactor(call, member);
    await watchShifts(page);
    await withoutStream(page);
    await page.goto('/transactions?tab=withdraw&modal=auth');
    const dialog = page.getByRole('dialog', { name: 'Withdraw' });
    const field = (name: string) => dialog.getByRole('textbox', { name });
    const type = async (name: string, text: string) => {
      await field(name).press('ControlOrMeta+a');
      await field(name).pressSequentially(text);
    };
    await expect(field('BEP20 address')).toHaveValue(OWN_ADDRESS);
    await rest(page);

    await test.step('amounts are entered, including one above the balance', async () => {
      await type('Amount', '5000');
      await expect(dialog.getByText('Your balance is too low')).toBeVisible();
      await type('Amount', '40');
      await expect(dialog.getByText('Your balance is too low')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Max' }).click();
      await rest(page);
      await expectStill(page);
    });

    await test.step('the fields show errors, which are then corrected', async () => {
      await type('Amount', '9');
      await dialog.getByRole('button', { name: 'Withdraw' }).click();
      await expect(dialog.getByText('Minimum Withdrawal amount is 10$')).toBeVisible();
      await type('Amount', '40');
      await expect(dialog.getByText('Minimum Withdrawal amount is 10$')).toHaveCount(0);
      await rest(page);
      await expectStill(page);
    });

    await test.step('pasting another address requires the TXN password', async () => {
      await field('BEP20 address').fill(OTHER_ADDRESS);
      await expect(passwordField(dialog, 'TXN password')).toBeVisible();
      await rest(page);
      await expectStill(page, GOOD_SHIFT);
    });
  },
);
