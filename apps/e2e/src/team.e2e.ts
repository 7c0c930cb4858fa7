import { lockFunds } from './api.ts';
import { expect, test } from './fixtures.ts';
import type { Member } from '../../../packages/testing/src/member.ts';
import { toast } from './steps.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  '[REF-01] [SHELL-11] the referral link is copied and opens a registration with its owner as sponsor',
  { tag: '@phone' },
  async ({ page, member, site }) => {
    const link = `${site}/?modal=auth&tab=register&sponsor=${member.code}`;
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.goto('/referral');

    await test.step('the page copies the link', async () => {
      await expect(page.getByRole('main')).toContainText(link);
      await page.getByRole('main').getByRole('button', { name: 'Copy referral link' }).click();
      await expect(toast(page, 'Success', 'Referral link copied successfully!')).toBeVisible();
      expect(await copied()).toBe(link);
    });

    await test.step('the header copies the link on any page', async () => {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.goto('/support');
      await page.getByRole('banner').getByRole('button', { name: 'Copy referral link' }).click();
      await expect(toast(page, 'Success', 'Referral link copied successfully!')).toBeVisible();
      await expect.poll(copied).toBe(link);
    });

    await test.step('a blocked clipboard is reported as a failure', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      });
      await page.getByRole('banner').getByRole('button', { name: 'Copy referral link' }).click();
      await expect(page).toHaveURL(/\/referral$/);
      await page.getByRole('main').getByRole('button', { name: 'Copy referral link' }).click();
      await expect(toast(page, 'Error', 'Could not copy')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(link);
    });
  },
);

test(
  '[REF-02] [HIST-05] [TEAM-01] [API-16] [API-17] [API-18] a team is listed by page and by level',
  { tag: '@desktop' },
  async ({ page, member, newMember, call }) => {
    const first = await newMember({ sponsor: member.code });
    for (let count = 0; count < 9; count += 1) await newMember({ sponsor: member.code });
    const newest = await newMember({ sponsor: member.code });
    const below = await newMember({ sponsor: first.code });
    await lockFunds(call, first, 60, 1);

    const rowOf = ({ code }: Member) => page.getByRole('row').filter({ hasText: code });
    const pages = page.getByRole('navigation', { name: 'Pagination' });

    await test.step('referrals are listed newest first, ten per page', async () => {
      await page.goto('/referral-history');
      await expect(rowOf(newest)).toBeVisible();
      await expect(rowOf(first)).toHaveCount(0);
      await expect(pages).toContainText('1 / 2');
      await pages.getByRole('button', { name: 'Next' }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(rowOf(first)).toContainText('60.0000');
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.goBack();
      await expect(rowOf(newest)).toContainText('N/A');
    });

    await test.step('a URL beyond the last page opens the last page', async () => {
      await page.goto('/referral-history?page=99');
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(rowOf(first)).toBeVisible();
      await expect(pages).toContainText('2 / 2');
    });

    await test.step('the referral page shows the number of referrals', async () => {
      await page.goto('/referral');
      await expect(page.getByRole('definition')).toHaveText('11');
    });

    await test.step('each level of the team shows its total and its members', async () => {
      await page.goto('/teamlevel');
      const level = page.getByRole('combobox', { name: 'Level' });
      await expect(level.getByRole('option')).toHaveText(['Level 1 (11)', 'Level 2 (1)']);
      await expect(page.getByRole('row')).toHaveCount(11);
      await level.selectOption('Level 2 (1)');
      await expect(rowOf(below)).toContainText(below.name);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(pages).toBeHidden();
    });
  },
);

test(
  '[TREE-01] [TREE-02] [TREE-03] [ROUTE-09] the team is shown as a tree, three levels at a time',
  { tag: '@desktop' },
  async ({ page, brand, member, newMember, call }) => {
    const anna = await newMember({ sponsor: member.code });
    const bela = await newMember({ sponsor: anna.code });
    const carl = await newMember({ sponsor: bela.code });
    await lockFunds(call, anna, 75, 2);
    const nodeOf = ({ code }: Member) => page.getByRole('treeitem', { name: code });

    await test.step('deeper levels load on request', async () => {
      await page.goto('/teamtree');
      for (const shown of [member, anna, bela]) await expect(nodeOf(shown).first()).toBeVisible();
      await expect(page.getByText(carl.code)).toHaveCount(0);
      await page.getByRole('button', { name: `Show the team of ${anna.name}` }).click();
      await expect(nodeOf(carl)).toBeVisible();
      await expect(page.getByRole('treeitem', { name: member.code })).toHaveCount(0);
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(nodeOf(member).first()).toBeVisible();
    });

    await test.step('a branch can be collapsed and expanded', async () => {
      const toggle = page.getByRole('treeitem', { name: anna.code });
      await toggle.press('ArrowLeft');
      await expect(nodeOf(bela)).toBeHidden();
      await toggle.press('ArrowRight');
      await expect(nodeOf(bela)).toBeVisible();
    });

    await test.step('View shows a member', async () => {
      await page.getByRole('button', { name: `View ${anna.name}` }).click();
      const facts = page.getByRole('dialog', { name: 'Member' }).getByRole('definition');
      await expect(facts).toContainText([anna.code, anna.name, '', '75.0000 USDT', 'Active', '2']);
    });

    await test.step('a brand with its own team site links to that site', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
        'href',
        `https://team.${brand.id}.example`,
      );
    });
  },
);
