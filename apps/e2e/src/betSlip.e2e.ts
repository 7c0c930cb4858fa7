import { expect, test } from './fixtures.ts';
import { toast, wallet } from './steps.ts';

test(
  'bets are put together, placed with one press, told once, and bet again',
  { tag: '@phone' },
  async ({ page, member, server }) => {
    await page.goto('/wingo10Minute');
    await expect(page.getByText('Betting is open', { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    for (const bet of ['Green', '7', 'High']) {
      await page.getByRole('button', { name: new RegExp(`^${bet}\\b`) }).click();
    }
    await page.getByRole('button', { name: /^Place 3 bets/ }).click();
    await expect(wallet(page, '997.0000')).toBeVisible();
    await expect(toast(page, 'Success', 'Bet placed successfully')).toHaveCount(1);
    const placed = await server.query<{ value: string; stake: string }>(
      'select bet_value as value, stake::text from wingo_bet where member_id = $1 order by value',
      [member.id],
    );
    expect(placed).toEqual(
      ['7', 'Green', 'High'].map((value) => ({
        value: expect.stringMatching(new RegExp(value, 'i')),
        stake: '1000000',
      })),
    );
    await expect(page.getByText('3.000').first()).toBeVisible();
  },
);
