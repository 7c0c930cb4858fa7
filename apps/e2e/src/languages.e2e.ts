import { displayMenu } from '@platform/messages/every/displayMenu';
import { generalSettings } from '@platform/messages/every/generalSettings';
import { hero } from '@platform/messages/every/hero';
import { pageTitles } from '@platform/messages/every/pageTitles';
import { refusals } from '@platform/messages/every/refusals';
import { signInForm } from '@platform/messages/every/signInForm';
import { LANGUAGES } from '@platform/messages/languages';
import { expect, test } from './fixtures.ts';

test.use({ locale: 'es-MX' });

test(
  "a first visit uses the browser's language, and a selection in the header is saved",
  { tag: '@phone' },
  async ({ page }) => {
    const root = page.locator('html');
    const play = (language: 'ar' | 'es') =>
      page.getByRole('link', { name: hero[language].play }).first();

    await test.step('the HTML is in Spanish', async () => {
      const answer = await page.goto('/');
      expect(await answer?.text()).toContain('<html lang="es" dir="ltr"');
      await expect(play('es')).toBeVisible();
    });

    await test.step('Arabic is written from right to left', async () => {
      await page.getByRole('button', { name: displayMenu.es.label }).click();
      const group = page.getByRole('group', { name: displayMenu.es.language });
      await expect(group.getByRole('menuitem')).toHaveText(
        Object.values(LANGUAGES).map(({ name }) => name),
      );
      await page.getByRole('menuitem', { name: LANGUAGES.ar.name }).click();
      await expect(play('ar')).toBeVisible();
      await expect(root).toHaveAttribute('dir', 'rtl');
      expect(new URL(page.url()).search).toBe('');
    });

    await test.step('the selected language is saved', async () => {
      await page.reload();
      await expect(play('ar')).toBeVisible();
      const overflow = await root.evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  },
);

test(
  "an error is in the user's language",
  { tag: '@phone' },
  async ({ page, newMember, provokes }) => {
    const { email } = await newMember();
    provokes(401);
    await page.goto('/?tab=login&modal=auth');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: signInForm.es.code }).fill(email);
    await dialog.getByRole('textbox', { name: signInForm.es.password }).fill('wrong');
    await dialog.getByRole('button', { name: signInForm.es.submit }).click();
    await expect(page.getByText(refusals.es.WRONG_CREDENTIALS).first()).toBeVisible();
  },
);

test(
  'a member selects the language in the settings',
  { tag: '@desktop' },
  async ({ page, member: _, site }) => {
    await page.goto('/settings');
    await expect(page).toHaveTitle(new RegExp(`^${pageTitles.es.settings} · `));
    await page
      .getByRole('combobox', { name: generalSettings.es.language })
      .selectOption({ label: LANGUAGES.hi.name });
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page).toHaveTitle(new RegExp(`^${pageTitles.hi.settings} · `));
    expect(page.url()).toBe(`${site}/settings`);
  },
);
