import { expect, test } from './fixtures.ts';
import { withoutStream } from '../../../packages/testing/src/withoutStream.ts';
import { passwordField, sendSignIn, toast, wallet } from './steps.ts';

const NEW_PASSWORD = 'Pepper-Lantern-7';

test(
  '[AUTH-09] [AUTH-07] an emailed link resets a forgotten password and ends all sessions',
  { tag: '@phone' },
  async ({ page, brand, site, server, newMember, signInElsewhere, provokes }) => {
    const member = await newMember();
    const elsewhere = await signInElsewhere(member);
    // With the live stream, the session would end immediately.
    await withoutStream(elsewhere);
    await elsewhere.goto('/dashboard');
    await expect(wallet(elsewhere, '1,000.0000')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Forgot Password' });

    await test.step('the dialog requires an email address', async () => {
      await page.goto('/?tab=login&modal=auth');
      await page.getByRole('link', { name: 'Forgot Password' }).click();
      await dialog.getByRole('textbox', { name: 'Email' }).fill('asha(at)example.com');
      await dialog.getByRole('button', { name: 'Send the link' }).click();
      await expect(dialog.getByText('This contains invalid email characters')).toBeVisible();
    });

    await test.step('an unknown email address gets the same reply', async () => {
      for (const email of [`unknown-${member.email}`, member.email]) {
        await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
        await dialog.getByRole('button', { name: 'Send the link' }).click();
        await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeFocused();
        await expect(dialog.getByText(email)).toBeVisible();
        await dialog.getByRole('button', { name: 'Use another address' }).click();
      }
    });

    const link =
      await test.step("the email has the brand's name and goes only to the member", async () => {
        const resetMails = async (address: string) =>
          (await server.mailsTo(address)).filter((mail) =>
            mail.includes(`Subject: ${brand.name}: choose a new password`),
          );
        await expect.poll(() => resetMails(member.email)).toHaveLength(1);
        expect(await server.mailsTo(`unknown-${member.email}`)).toEqual([]);
        const [mail = ''] = await resetMails(member.email);
        const [found = ''] = /^http\S+$/m.exec(mail) ?? [];
        expect(found).toContain(`${site}/?modal=auth&tab=resetPassword#token=`);
        return found;
      });

    const choose = async (password: string) => {
      const reset = page.getByRole('dialog', { name: 'New password' });
      await passwordField(reset, 'New password').fill(password);
      await passwordField(reset, 'Confirm new password').fill(password);
      await reset.getByRole('button', { name: 'Set the new password' }).click();
      return reset;
    };

    await test.step('the link accepts only a password that meets the rules', async () => {
      await page.goto(link);
      const reset = await choose('sunset');
      await expect(
        reset.getByText(
          'Use at least 8 characters, with an upper-case letter and at least 1 digit.',
        ),
      ).toBeVisible();
      await choose(NEW_PASSWORD);
      const message = 'Your password was changed. Please sign in with the new one.';
      await expect(toast(page, 'Success', message)).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
    });

    await test.step('the link is valid only once', async () => {
      provokes(410);
      await page.goto(link);
      const reset = await choose('Midnight-2028');
      await expect(
        reset.getByText('This link has been used or has expired. Request a new one.'),
      ).toBeVisible();
      await reset.getByRole('link', { name: 'Send a new link' }).click();
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
    });

    await test.step('the new password signs in, but the old one does not', async () => {
      provokes(401);
      await page.goto('/?tab=login&modal=auth');
      await sendSignIn(page, member.email, member.password);
      await expect(toast(page, 'Error', 'Incorrect email, username or password.')).toBeVisible();
      await sendSignIn(page, member.email, NEW_PASSWORD);
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await test.step('the other browser is signed out', async () => {
      await elsewhere.goto('/dashboard');
      await expect(elsewhere).toHaveURL(`${site}/`);
      await expect(toast(elsewhere, 'Info', 'Your session has ended.')).toBeVisible();
    });
  },
);
