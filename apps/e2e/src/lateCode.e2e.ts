import { expect, test } from './fixtures.ts';

const CODE_OF_GUIDES = /\/assets\/Guides-.*\.js$/;

test('[ROUTE-12] a page whose code has not arrived after 120 s says so, and another try shows it', async ({
  page,
  provokes,
}) => {
  provokes('Its code did not arrive');
  await page.clock.install();
  await page.route(CODE_OF_GUIDES, () => {});
  await page.goto('/');
  await page.getByRole('link', { name: 'Read our guides' }).click();
  const failure = page.getByRole('alert').getByText('This page could not be shown');

  await test.step('up to then it is waited for', async () => {
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
    // The clock goes on by itself, too.
    await page.clock.runFor(100_000);
    await expect(failure).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(failure).toBeVisible();
  });

  await test.step('another try', async () => {
    await page.unroute(CODE_OF_GUIDES);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  });
});
