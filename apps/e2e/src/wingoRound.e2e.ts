import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const STAKE = '10';
const GRANT_MICRO = 1_000_000_000n;
const STAKE_MICRO = 10_000_000n;
/** A green bet pays 2x or 1.5x on the stake less the fee of 2%. */
const PAYOUTS_MICRO = [0n, 14_700_000n, 19_600_000n];

async function register(page: Page, email: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await dialog.getByLabel('Name').fill('Asha Rao');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: false }).first().fill('Sunrise-2026');
  await expect(dialog.getByText('Password meets all requirements')).toBeVisible();
  await dialog.getByLabel('Confirm password').fill('Sunrise-2026');
  await dialog.getByLabel('Phone', { exact: false }).last().fill('9876543210');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('group', { name: 'Terms and conditions' }).press('End');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Play Now' }).click();
}

/** Waits for a round with time enough to bet in it without haste. */
async function waitForOpenRound(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Green/ })).toBeEnabled({ timeout: 45_000 });
}

async function betOnGreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Green/ }).click();
  const dialog = page.getByRole('dialog', { name: /Bet on/ });
  await dialog.getByRole('radio', { name: STAKE, exact: true }).check();
  await expect(dialog.getByText('10.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Place bet' }).click();
  await expect(dialog).toBeHidden();
}

const wallet = (page: Page, amount: string) =>
  page.getByRole('button', { name: `Wallet ${amount}` });

const shown = (micro: bigint) => {
  const text = (micro / 100n).toString();
  return `${text.slice(0, -4)}.${text.slice(-4)}`.replace(/\B(?=(\d{3})+\.)/g, ',');
};

test('[AUTH-05] [REG-04] [WINGO-01] a visitor becomes a member, plays a round of Wingo to its draw, and leaves', async ({
  page,
  server,
  brand,
}) => {
  const email = `asha-${test.info().workerIndex}@example.com`;

  await test.step('opens the site of a brand', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle(brand.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`Welcome to\\s*${brand.name}`),
    );
  });

  await test.step('registers and sees the balance', async () => {
    await register(page, email);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(wallet(page, '1,000.0000')).toBeVisible();
  });

  await test.step('bets on the open round', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Wingo 1 Min' }).click();
    await waitForOpenRound(page);
    await betOnGreen(page);
    await expect(wallet(page, '990.0000')).toBeVisible();
  });

  const payout = await test.step('sees the result of the real draw', async () => {
    const outcome = page.getByRole('dialog', { name: /You won!|Not this time/ });
    await expect(outcome).toBeVisible({ timeout: 90_000 });
    const [bet] = await server.query<{ result: number; payout: string; stake: string }>(
      `select r.result, b.stake, coalesce(p.amount, 0) as payout
         from wingo_bet b
         join member m on m.id = b.member_id
         join wingo_round r on r.id = b.round_id
         left join wingo_payout p on p.bet_id = b.id
        where m.email = $1`,
      [email],
    );
    expect(bet).toBeDefined();
    const { result = -1, payout: paid = '', stake = '' } = bet ?? {};
    expect(BigInt(stake)).toBe(STAKE_MICRO);
    expect(PAYOUTS_MICRO).toContain(BigInt(paid));
    await expect(outcome.getByRole('img', { name: new RegExp(`^${result}\\b`) })).toBeVisible();
    await outcome.getByRole('button', { name: 'Keep playing' }).click();
    return BigInt(paid);
  });

  const balance = GRANT_MICRO - STAKE_MICRO + payout;

  await test.step('screen and ledger agree to the micro-USDT', async () => {
    await expect(wallet(page, shown(balance))).toBeVisible();
    const [ledger] = await server.query<{ balance: string; sum: string; escrows: string }>(
      `select (select a.balance from account a join member m on m.id = a.owner
                where a.kind = 'main' and m.email = $1) as balance,
              (select sum(amount) from posting) as sum,
              (select coalesce(sum(a.balance), 0) from account a
                 join wingo_round r on r.id = a.owner and a.kind = 'escrow'
                where r.state = 'settled') as escrows`,
      [email],
    );
    expect(ledger).toEqual({ balance: String(balance), sum: '0', escrows: '0' });
  });

  await test.step('finds the bet in My History', async () => {
    await page.getByRole('tab', { name: 'My History' }).click();
    await expect(page.getByRole('tabpanel').getByText('Green')).toBeVisible();
  });

  await test.step('is still signed in after a reload', async () => {
    await page.reload();
    await expect(wallet(page, shown(balance))).toBeVisible();
  });

  await test.step('signs out, and the pages for members are closed', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page
      .getByRole('dialog', { name: 'Logout' })
      .getByRole('button', { name: 'Logout' })
      .click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});
