import { expect, test } from './fixtures.ts';

const CODE_OF_GUIDES = /\/assets\/Guides-.*\.js$/;

test(
  '[ROUTE-12] a page whose code has not loaded after 120 s shows an error, and a retry loads it',
  { tag: '@phone' },
  async ({ page, provokes }) => {
    provokes('Its code did not arrive');
    await page.clock.install();
    await page.route(CODE_OF_GUIDES, () => {});
    await page.goto('/');
    // From here on, only `runFor` advances the page's clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: 'Read our guides' }).click();
    const failure = page.getByRole('alert').getByText('This page could not be shown');

    await test.step('the page shows a loader for 120 s', async () => {
      await page.clock.runFor(1_000);
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
      await page.clock.runFor(118_000);
      await expect(failure).toBeHidden();
      await page.clock.runFor(1_000);
      await expect(failure).toBeVisible();
    });

    await test.step('a retry loads the page', async () => {
      await page.clock.resume();
      await page.unroute(CODE_OF_GUIDES);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
    });
  },
);

test(
  'on a slow network, the frame of the page appears immediately and the page later',
  { tag: ['@phone', '@proof'] },
  async ({ page, member: _ }) => {
    const skeleton = page.locator('[data-frame="page"]');
    /** Delays files until the returned function is called. */
    const hold = async (files: RegExp) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(files, async (route) => {
        await released;
        await route.continue();
      });
      return release;
    };
    const letAppArrive = await hold(/\/assets\/index-.*\.js$/);
    const letPageArrive = await hold(/\/assets\/(MyBets|MemberHeader)-.*\.js$/);

    await test.step('the frame is shown before any script has loaded', async () => {
      await page.goto('/my-bets', { waitUntil: 'commit' });
      await expect(skeleton).toBeVisible();
      await expect(page.locator('[data-frame="header"]')).toBeVisible();
    });

    await test.step('the frame stays while the code of the page and of the header is loading', async () => {
      letAppArrive();
      await expect(page.getByRole('navigation', { name: /Shortcuts|Menu/ })).toBeVisible();
      await expect(skeleton.getByRole('status')).toHaveText('Loading');
      await expect(skeleton).toHaveAttribute('data-shape', 'table');
    });

    await test.step('the page and the header appear in their places', async () => {
      const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
      const before = await top();
      letPageArrive();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Bets');
      await expect(skeleton).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Wallet \d/ })).toBeVisible();
      expect(Math.abs((await top()) - before)).toBeLessThan(2);
    });
  },
);
