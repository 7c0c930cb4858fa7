import { expect, test } from './fixtures.ts';
import { toast } from './steps.ts';

const MESSAGE = 'My deposit of this morning does not show in the wallet.';

test(
  '[SUP-01] [SUP-02] [SUP-03] [SUP-04] a member contacts support and reads the reply',
  { tag: '@phone' },
  async ({ page, context, member, server, provokes }) => {
    const dialog = page.getByRole('dialog', { name: 'Generate Ticket' });
    const send = dialog.getByRole('button', { name: 'Generate Ticket' });
    const message = dialog.getByRole('textbox', { name: 'Message' });
    const row = page.getByRole('row').filter({ hasText: MESSAGE });

    await test.step('the list has no tickets yet', async () => {
      await page.goto('/support');
      await expect(page.getByText('No data found')).toBeVisible();
      await page
        .getByRole('table', { name: 'Support tickets' })
        .getByRole('link', { name: 'Generate Ticket' })
        .click();
    });

    await test.step("the form has the member's name and email address and shows each problem at its field", async () => {
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(member.name);
      await dialog.getByRole('textbox', { name: 'Name' }).fill(' A ');
      await dialog.getByRole('textbox', { name: 'Email' }).fill('asha(at)example');
      await message.fill(' ');
      await send.click();
      for (const problem of [
        'Please enter a valid name ',
        'Please enter a valid email address',
        'Please enter a valid message ',
        'Please select a request type',
      ]) {
        await expect(dialog.getByText(problem)).toBeVisible();
      }
    });

    await test.step('the form offers four types', async () => {
      const type = dialog.getByRole('combobox', { name: 'Request type' });
      await expect(type.getByRole('option')).toHaveText([
        'Choose one',
        'Bug Report',
        'Feature Request',
        'Account Issue',
        'Other',
      ]);
      await dialog.getByRole('textbox', { name: 'Name' }).fill(member.name);
      await dialog.getByRole('textbox', { name: 'Email' }).fill(member.email);
      await type.selectOption('Account Issue');
      await message.fill(MESSAGE);
    });

    await test.step('a failed request is reported and its text is kept', async () => {
      provokes('ERR_INTERNET_DISCONNECTED');
      await context.setOffline(true);
      await send.click();
      await expect(toast(page, 'Error', 'Something went wrong, ERROR: ')).toBeVisible();
      await expect(page).toHaveURL(/\/support\?/);
      await context.setOffline(false);
      await expect(message).toHaveValue(MESSAGE);
    });

    await test.step('a sent ticket is listed', async () => {
      await send.click();
      await expect(toast(page, 'Success', 'Request Placed successfully')).toBeVisible();
      await expect(page).toHaveURL(/\/support$/);
      await expect(row).toContainText('Account Issue');
      await expect(row).toContainText('Open');
    });

    await test.step('a ticket with a reply is closed', async () => {
      const solution = 'It has arrived: the network was slow.';
      await server.query(
        'update ticket set solution = $1, closed_at = clock_timestamp() where member_id = $2',
        [solution, member.id],
      );
      await page.reload();
      await expect(row).toContainText(solution);
      await expect(row).toContainText('Closed');
    });
  },
);
