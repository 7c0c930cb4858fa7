import { lockFunds } from './api.ts';
import { expect, test } from './fixtures.ts';
import { GAME } from './rounds.ts';
import { wallet } from './steps.ts';

test(
  '[INC-01] [INC-02] [DASH-01] [DASH-02] [DASH-03] [DASH-05] [ROUTE-02] [ROUTE-07] [ROUTE-08] the income from a team is paid, totalled and listed',
  { tag: '@desktop' },
  async ({ page, member, newMember, call, server }) => {
    const referred = await newMember({ sponsor: member.code });
    // Each lock has a bonus of 1% a year, paid monthly. One month has passed.
    await lockFunds(call, referred, 600, 3);
    await lockFunds(call, referred, 300, 1);
    const begun = () =>
      server.query(
        `select lock_id from lock_bonus join fund_lock on fund_lock.id = lock_id
        where member_id = $1 and next_step = 1`,
        [referred.id],
      );
    await expect.poll(begun).toHaveLength(2);
    await server.query(
      `update lock_bonus set due_at = due_at - interval '1 month'
      from fund_lock where fund_lock.id = lock_id and member_id = $1`,
      [referred.id],
    );
    const credited = () =>
      server.query('select amount from income where member_id = $1 order by id', [member.id]);
    await expect.poll(credited).toEqual([{ amount: '500000' }, { amount: '250000' }]);

    await test.step('the dashboard shows the total of each bonus', async () => {
      await page.goto('/dashboard');
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Dashboard" [level=1]
        - complementary "Promotion":
          - paragraph: Self Bonus requires playing 2 bets of 0.2% each daily
        - heading "${member.name}" [level=2]
        - paragraph: "UserID: ${member.code}"
        - article:
          - text: Direct
          - text: 0.7500 USDT
        - article:
          - text: Level
          - text: 0.0000 USDT
        - article:
          - text: Self
          - text: 0.0000 USDT
        - article:
          - text: Rebate
          - text: 0.0000 USDT
        - article:
          - text: Rank bonus
          - text: 0.0000 USDT
        - article:
          - text: Bet Status
          - text: 0.0000 USDT
        - region "Games":
          - link "${GAME}"
          - link "Wingo 3 Min"
          - link "Wingo 5 Min"
          - link "Wingo 10 Min"
          - link "Plinko"
          - link "Dice"
          - link "Mines"
          - text: Aviator Demo in the menu SOON Small/big SOON Numbers SOON Lottry SOON
        - region "Recent bets":
          - table "Recent bets"
    `);
      await expect(wallet(page, '1,000.7500')).toBeVisible();
    });

    await test.step('the bonus card links to its history with the source bets', async () => {
      await page.getByRole('link', { name: 'History: Direct' }).click();
      await expect(page).toHaveURL(/\/income\/direct$/);
      await expect(page.getByText('Total amount: 0.750 USDT')).toBeVisible();
      await expect(page.getByRole('columnheader')).toHaveText([
        'Game',
        'Bet ID',
        'Date',
        'Bet',
        'Bet position',
        'Winning',
        'Received winning',
        'Remark',
      ]);
      await expect(page.getByRole('row').filter({ hasText: '0.250' })).toContainText(referred.code);
    });

    await test.step('the income history lists the income, newest first', async () => {
      await page.goto('/incomes/Refer_income');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refer Income');
      await expect(page.getByText('Total amount: 0.750 USDT')).toBeVisible();
      const [, newest, oldest] = await page.getByRole('row').all();
      await expect(newest ?? page.getByRole('row')).toContainText('0.250');
      await expect(oldest ?? page.getByRole('row')).toContainText('0.500');
    });

    for (const [type, title] of [
      ['Trade_profit', 'Trade Profit'],
      ['Trade_level_income', 'Trade Level Income'],
      ['Self_deposit_bonus', 'Self Deposit Bonus'],
      ['Locker_profit', 'Locker Profit'],
    ] as const) {
      await test.step(`${title} is empty`, async () => {
        await page.goto(`/incomes/${type}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByText('Total amount: 0.000 USDT')).toBeVisible();
        await expect(page.getByText('No data found')).toBeVisible();
      });
    }
  },
);

test(
  '[INC-01] an income history lists date, amount and remark, with ten rows per page, below the total',
  { tag: '@phone' },
  async ({ page, member, newMember, call, server }) => {
    const referred = await newMember({ sponsor: member.code });
    // Bonus of 1% a year, paid monthly. After one month, each lock of 60 has paid 0.05.
    const locks = 11;
    for (let count = 0; count < locks; count += 1) await lockFunds(call, referred, 60, 1);
    const begun = () =>
      server.query(
        `select lock_id from lock_bonus join fund_lock on fund_lock.id = lock_id
        where member_id = $1 and next_step = 1`,
        [referred.id],
      );
    await expect.poll(begun).toHaveLength(locks);
    await server.query(
      `update lock_bonus set due_at = due_at - interval '1 month'
      from fund_lock where fund_lock.id = lock_id and member_id = $1`,
      [referred.id],
    );
    const credited = () => server.query('select id from income where member_id = $1', [member.id]);
    await expect.poll(credited).toHaveLength(locks);

    await page.goto('/incomes/Refer_income');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refer Income');
    await expect(page.getByText('Total amount: 0.550 USDT')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText(['Date', 'Amount', 'Remark']);
    const rows = page.getByRole('row').filter({ hasText: referred.code });
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText(/\d{2} \w{3} \d{4}, \d{1,2}:\d{2} [AP]M/);
    await expect(rows.first()).toContainText('0.050');
    const pages = page.getByRole('navigation', { name: 'Pagination' });
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(rows).toHaveCount(1);
    await pages.getByRole('button', { name: 'Previous' }).click();
    await expect(rows).toHaveCount(10);
  },
);
