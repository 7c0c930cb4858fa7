import type { Page } from '@playwright/test';
import { BRANDS } from './brands.ts';
import { expect, test } from './fixtures.ts';

/** What the eye sees of a brand. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const { fontFamily } = getComputedStyle(document.querySelector('h1') ?? document.body);
    return { backgroundColor, fontFamily };
  });

test('[BRAND-01] [BRAND-02] logo, title, colours and type follow the host', async ({
  page,
  server,
}) => {
  const looks = new Set<string>();
  for (const { id, name, title } of Object.values(BRANDS)) {
    await test.step(name, async () => {
      await page.goto(server.url(id));
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`^Welcome to\\s*${name}$`),
      );
      const logo = page.getByRole('banner').getByRole('link', { name }).locator('img');
      await expect(logo).toHaveAttribute('src', /^\/brands\/\w+\/logo\.svg/);
      looks.add(JSON.stringify(await lookOf(page)));
    });
  }
  expect([...looks], 'each brand has a look of its own').toHaveLength(4);
});
