import { expect, test } from './fixtures.ts';
import { readTerms, sendDetails, toast } from './steps.ts';

test('[LAND-01] [LAND-02] [MODAL-02] [REG-01] [REG-02] [REG-03] [REG-04] [REG-05] [REG-06] [REF-02] a visitor opens a referral link, browses and registers, and the sponsor sees the new member', async ({
  page,
  brand,
  newMember,
  signInElsewhere,
}) => {
  const sponsor = await newMember();
  const name = `Bela of ${sponsor.name}`;
  const dialog = page.getByRole('dialog', { name: 'Register' });
  const sponsorCode = dialog.getByRole('textbox', { name: 'Sponsor code' });

  await test.step('the link opens the registration with the sponsor code', async () => {
    await page.goto(`/?modal=auth&tab=register&sponsor=${sponsor.code}`);
    await expect(sponsorCode).toHaveValue(sponsor.code);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the landing page presents the brand', async () => {
    await expect(page).toHaveTitle(brand.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`Welcome to\\s*${brand.name}`),
    );
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Live now',
      'Why choose us',
      'Free chips',
      'No purchase necessary',
      `Why Play on ${brand.name}`,
      'Frequently asked questions',
    ]);
  });

  await test.step('the guides page keeps the sponsor code', async () => {
    await page.getByRole('link', { name: 'Read our guides' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(sponsorCode).toHaveValue(sponsor.code);
  });

  await test.step('step 1 shows the errors in the details', async () => {
    await dialog.getByRole('textbox', { name: 'Email' }).fill('bela(at)example');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Please enter your name.')).toBeVisible();
    await expect(dialog.getByText('This contains invalid email characters')).toBeVisible();
    await expect(
      dialog.getByText('Please choose a password that meets all requirements.'),
    ).toBeVisible();
    await expect(dialog.getByText('Please enter your phone number.')).toBeVisible();
  });

  await test.step('step 1 accepts the details', async () => {
    await expect(dialog.getByRole('combobox', { name: /country/i })).toHaveValue('IN');
    await sendDetails(dialog, name, `bela@${sponsor.code}.example`);
  });

  await test.step('step 2 requires the terms to be read to the end', async () => {
    await expect(
      dialog.getByRole('heading', { name: 'Step 2/2 Read and accept the terms and conditions' }),
    ).toBeFocused();
    const accept = dialog.getByRole('checkbox');
    await accept.click({ force: true });
    await expect(accept).not.toBeChecked();
    await expect(
      dialog.getByText(
        'Please read the terms and conditions in full and scroll to the end to accept.',
      ),
    ).toBeVisible();
    await readTerms(dialog);
    await accept.check();
    await dialog.getByRole('button', { name: 'Play Now' }).click();
  });

  await test.step('the dashboard greets the new member', async () => {
    await expect(toast(page, 'Success', 'Registered successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page).toHaveTitle(`Dashboard · ${brand.title}`);
    await expect(page.getByRole('main').getByText(name)).toBeVisible();
  });

  await test.step('the sponsor finds the member in the referral history', async () => {
    const sponsorsPage = await signInElsewhere(sponsor);
    await sponsorsPage.goto('/referral-history');
    await expect(sponsorsPage.getByRole('main').getByText(name)).toBeVisible();
    await sponsorsPage.goto('/referral');
    await expect(sponsorsPage.getByRole('main')).toContainText(sponsor.code);
  });
});

test(
  '[REG-06] a registered email address is rejected and the input is kept',
  { tag: '@phone' },
  async ({ page, newMember, provokes }) => {
    provokes(409);
    const { name, email } = await newMember();
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await page.goto('/?modal=auth&tab=register');
    await sendDetails(dialog, name, email);
    await readTerms(dialog);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Play Now' }).click();
    await expect(
      toast(page, 'Error', 'This email address is already registered. Please sign in instead.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  },
);
