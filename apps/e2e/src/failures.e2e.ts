import type { Locator, Page } from '@playwright/test';
import { enableTwoFactor, setWalletAddress } from './api.ts';
import { expectBalances } from './balances.ts';
import { expect, test } from './fixtures.ts';
import { toast } from './steps.ts';
import { totp } from './totp.ts';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

/** Stubs a call with a success status and a reply that the reference server never sends. */
const answering = (page: Page, path: string, reply: object) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ json: { status: 'success', ...reply } }));

test(
  '[LOCK-03] [WD-04] [SUP-04] an error in a reply with a success status is shown with the next step',
  { tag: '@desktop' },
  async ({ page, member, call }) => {
    await setWalletAddress(call, member, ADDRESS);
    const secret = await enableTwoFactor(call, member);

    await test.step('a rejected lock shows the error', async () => {
      await answering(page, 'fund/Activatenow', { data: { message: 'Activation failed' } });
      await page.goto('/transactions?tab=activate&modal=auth');
      const dialog = page.getByRole('dialog', { name: 'Lock funds' });
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('200');
      await dialog.getByRole('button', { name: 'Review' }).click();
      await dialog.getByRole('button', { name: 'Confirm lock' }).click();
      await expect(toast(page, 'Error', 'Activation failed')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await test.step('a rejected withdrawal shows the error', async () => {
      await answering(page, 'fund/Withdrawalnow', {
        message: 'The payment did not go out.',
        data: { status: 'Withdrawal Failed' },
      });
      await page.goto('/transactions?tab=withdraw&modal=auth');
      const dialog = page.getByRole('dialog', { name: 'Withdraw' });
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('40');
      await dialog.getByRole('textbox', { name: 'OTP' }).fill(totp(secret, 1));
      await dialog.getByRole('button', { name: 'Withdraw' }).click();
      await expect(toast(page, 'Error', 'The payment did not go out.')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expectBalances(page, { wallet: '1,000.0000', locker: '0.0000' });
    });

    await test.step('a rejected ticket shows the error and keeps its text', async () => {
      await answering(page, 'support/createticket', { message: 'Request failed' });
      await page.goto('/support?tab=generateticket&modal=auth');
      const dialog = page.getByRole('dialog', { name: 'Generate Ticket' });
      const message = dialog.getByRole('textbox', { name: 'Message' });
      await dialog.getByRole('combobox', { name: 'Request type' }).selectOption('Other');
      await message.fill('Where is my deposit?');
      await dialog.getByRole('button', { name: 'Generate Ticket' }).click();
      await expect(toast(page, 'Error', 'Request failed')).toBeVisible();
      await expect(page).toHaveURL(/\/support\?/);
      await expect(message).toHaveValue('Where is my deposit?');
    });
  },
);

test(
  '[TEAM-02] levels that fail to load show an error and a retry button',
  { tag: '@phone' },
  async ({ page, member: _, provokes }) => {
    provokes(422);
    const levels = '**/api/user/getlevel*';
    const json = { status: 'error', message: 'The team is being counted.' };
    await page.route(levels, (route) => route.fulfill({ status: 422, json }));
    await page.goto('/teamlevel');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Failed to fetch levels');
    await expect(alert).toContainText('The team is being counted.');
    await page.unroute(levels);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Level' })).toBeEnabled();
  },
);

test(
  '[TREE-04] a tree that fails to load shows an error and a retry button',
  { tag: '@desktop' },
  async ({ page, member, newMember, provokes }) => {
    const anna = await newMember({ sponsor: member.code });
    const bela = await newMember({ sponsor: anna.code });
    await newMember({ sponsor: bela.code });
    const tree = '**/api/tree/treeData*';
    const problem = page.getByRole('main').getByRole('alert');
    const answer = (status: number, json: object) =>
      page.route(tree, (route) => route.fulfill({ status, json }));
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    const recovers = async (shown: Locator) => {
      await expect(again).toBeVisible();
      // The test waits for the app's automatic retry.
      await page.unroute(tree);
      await expect(shown).toBeVisible();
    };
    /** Clicks the retry button, because the app does not retry automatically after a successful call. */
    const recoversWhenAsked = async (shown: Locator) => {
      await page.unroute(tree);
      await again.click();
      await expect(shown).toBeVisible();
    };
    const root = page.getByRole('treeitem', { name: member.code }).first();

    await test.step('the server rejects the call with a message', async () => {
      provokes(500);
      await answer(500, { status: 'error', message: 'The tree is resting.' });
      await page.goto('/teamtree');
      await expect(problem).toContainText('API Error: The tree is resting.');
      await recovers(root);
    });

    await test.step('the server does not reply', async () => {
      provokes('ERR_FAILED');
      await page.route(tree, (route) => route.abort());
      await page.reload();
      await expect(problem).toContainText('Failed to fetch data');
      await recovers(root);
    });

    const empty = { status: 'success', data: [] };
    await test.step('the reply lacks the member', async () => {
      await answer(200, empty);
      await page.reload();
      await expect(problem).toContainText('No root node found');
      await recoversWhenAsked(root);
    });

    await test.step('the reply is not a tree', async () => {
      const looped = [null, member.code].map((parentId) => ({
        id: member.code,
        parentId,
        code: member.code,
        name: member.name,
        image: 'red.png',
        bookingDate: '2026-01-31T12:00:00.000Z',
        bookingAmount: '0',
      }));
      await answer(200, { status: 'success', data: looped });
      await page.reload();
      await expect(problem).toContainText('Failed to render tree');
      await recoversWhenAsked(root);
    });

    const subtree = page.getByRole('treeitem', { name: anna.code }).first();
    for (const [title, fail, text, recover] of [
      [
        'a refusal within a subtree',
        () => answer(500, { status: 'error', message: 'The tree is resting.' }),
        'Failed to load subtree',
        recovers,
      ],
      [
        'no answer within a subtree',
        () => page.route(tree, (route) => route.abort()),
        'Error loading subtree: Something went wrong, ERROR: ',
        recovers,
      ],
      [
        'an answer without the root of a subtree',
        () => answer(200, empty),
        'No root node found in subtree',
        recoversWhenAsked,
      ],
    ] as const) {
      await test.step(title, async () => {
        await page.reload();
        await root.waitFor();
        await fail();
        await page.getByRole('button', { name: `Show the team of ${anna.name}` }).click();
        await expect(problem).toContainText(text);
        await recover(subtree);
      });
    }
  },
);
