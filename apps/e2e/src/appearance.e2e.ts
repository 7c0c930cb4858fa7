import { colorSchemes } from '@platform/messages/every/colorSchemes';
import { displayMenu } from '@platform/messages/every/displayMenu';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const text = colorSchemes.en;

/** Returns the OKLCH lightness of the page background, from 0 to 1. */
const lightness = (page: Page) =>
  page
    .locator('html')
    .evaluate((root) =>
      Number(/oklch\(([\d.]+)/.exec(getComputedStyle(root).backgroundColor)?.[1]),
    );

test(
  'the light or dark scheme changes immediately, is saved, and can follow the system',
  { tag: '@desktop' },
  async ({ page }) => {
    const root = page.locator('html');
    const bar = page.locator('meta[name="theme-color"]').first();
    const choose = async (name: string) => {
      await page.getByRole('button', { name: displayMenu.en.label }).click();
      await page
        .getByRole('group', { name: text.label })
        .getByRole('menuitem', { name, exact: true })
        .click();
    };

    await test.step('the light scheme applies without a reload', async () => {
      await page.goto('/');
      await page.evaluate(() => Object.assign(globalThis, { stays: true }));
      await choose(text.light);
      await expect.poll(() => lightness(page)).toBeGreaterThan(0.8);
      await expect(bar).toHaveAttribute(
        'content',
        await root.evaluate((html) => getComputedStyle(html).backgroundColor),
      );
      expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
    });

    await test.step('the HTML of the next page has the light scheme', async () => {
      const answer = await page.reload();
      expect(await answer?.text()).toContain('data-scheme="light"');
    });

    await test.step('the system setting follows the scheme of the operating system', async () => {
      await choose(text.system);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => lightness(page)).toBeLessThan(0.4);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => lightness(page)).toBeGreaterThan(0.8);
      const answer = await page.reload();
      const html = await answer?.text();
      expect(html).toContain('data-scheme="system"');
      expect(html).toContain('media="(prefers-color-scheme: dark)"');
    });
  },
);

test(
  'a member selects the scheme in the settings and the header shows it',
  { tag: '@desktop' },
  async ({ page, member: _ }) => {
    await page.goto('/settings');
    await page.getByRole('combobox', { name: text.label }).selectOption({ label: text.dark });
    await expect.poll(() => lightness(page)).toBeLessThan(0.4);
    await page.getByRole('button', { name: displayMenu.en.label }).click();
    await expect(page.getByRole('menuitem', { name: text.dark, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
);

test(
  'users who prefer more contrast see no muted text and no subtle lines',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto('/');
    const colours = () =>
      page.evaluate(() =>
        ['text-muted', 'text-default', 'border-subtle', 'border-control'].map((role) => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = `var(--platform-color-${role})`;
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        }),
      );
    const [muted, text, subtle, control] = await colours();
    expect(muted).not.toBe(text);
    expect(subtle).not.toBe(control);
    await page.emulateMedia({ contrast: 'more' });
    expect(await colours()).toEqual([text, text, control, control]);
  },
);
