import { PAGES } from '../../web/src/pages.ts';
import { expect, test } from './fixtures.ts';
import { bettingIsOpen, BOARD, timeToBet } from './rounds.ts';
import { betTen, signIn, toast, wallet } from './steps.ts';

test(
  "a bet above the member's limit is refused, and the limit can be raised a day later",
  { tag: '@phone' },
  async ({ page, member, server, provokes }) => {
    provokes(422);
    const limit = () => page.getByRole('meter', { name: 'Stakes in 24 hours' });

    await test.step('the footer links to the limits', async () => {
      await page.goto('/guides');
      await page.getByRole('link', { name: 'Set your limits' }).click();
      await expect(page).toHaveURL(/\/play-safely$/);
    });

    await test.step('a first limit applies at once', async () => {
      await page.getByRole('button', { name: 'Set limit: Stakes in 24 hours' }).click();
      const dialog = page.getByRole('dialog', { name: 'Stakes in 24 hours' });
      await dialog.getByRole('textbox', { name: 'Limit' }).fill('5');
      await dialog.getByRole('button', { name: 'Set limit' }).click();
      await expect(toast(page, 'Success', 'Your limit applies now.')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(limit()).toHaveAttribute('aria-valuetext', '5.00 of 5.00 USDT left');
    });

    await test.step('a bet above the limit is refused, with the amount left', async () => {
      await page.goto(BOARD);
      await timeToBet(page);
      await betTen(page, 'High');
      await expect(page.getByRole('alert')).toHaveText(
        'High: Your limit for stakes in 24 hours refused this bet. You have 5 USDT left.',
      );
    });

    await test.step('a higher limit applies only after a day and a confirmation', async () => {
      await page.goto('/play-safely');
      await page.getByRole('button', { name: 'Change limit: Stakes in 24 hours' }).click();
      const dialog = page.getByRole('dialog', { name: 'Stakes in 24 hours' });
      await dialog.getByRole('button', { name: '50', exact: true }).click();
      await dialog.getByRole('button', { name: 'Ask to raise limit' }).click();
      await expect(page.getByText('You asked to raise this limit to')).toBeVisible();
      const confirm = page.getByRole('button', { name: 'Confirm change: Stakes in 24 hours' });
      await expect(confirm).toBeHidden();
      await server.query(
        `update play_limit set asked_at = asked_at - interval '24 hours' where member_id = $1`,
        [member.id],
      );
      await page.reload();
      await confirm.click();
      await expect(toast(page, 'Success', 'Your limit was changed.')).toBeVisible();
      await expect(limit()).toHaveAttribute('aria-valuetext', '50.00 of 50.00 USDT left');
    });
  },
);

test(
  'bets are refused while a member is on a break',
  { tag: '@phone' },
  async ({ page, member, server, provokes }) => {
    provokes(403);
    const bet = async () => {
      await page.goto(BOARD);
      await timeToBet(page);
      await betTen(page, 'High');
    };

    await test.step('the form asks for a confirmation, and shows the end', async () => {
      await page.goto('/play-safely');
      await page.getByRole('radio', { name: '1 day' }).check();
      await expect(page.getByText('You cannot bet until')).toBeVisible();
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Begin break' }).click();
      await expect(page.getByText('You are on a break until')).toBeVisible();
    });

    await test.step('a bet is refused', async () => {
      await bet();
      await expect(page.getByRole('alert')).toContainText('You are on a break until');
    });

    await test.step('the break ends', async () => {
      await server.query('alter table play_break disable trigger user');
      await server.query(
        `update play_break set begun_at = begun_at - interval '1 day', ends_at = ends_at - interval '1 day'
          where member_id = $1`,
        [member.id],
      );
      await server.query('alter table play_break enable trigger user');
      await bet();
      await expect(wallet(page, '990.0000')).toBeVisible();
    });
  },
);

test(
  'a member can begin a break of 24 hours on the page of any game',
  { tag: '@phone' },
  async ({ page, member: _, provokes }) => {
    provokes(403);
    const stop = page.getByRole('link', { name: 'Stop for 24 hours' });
    for (const { path } of PAGES.filter(({ game }) => game !== undefined)) {
      await page.goto(path);
      await expect(stop).toBeVisible();
    }
    await page.goto(BOARD);
    await stop.click();
    const dialog = page.getByRole('alertdialog', { name: 'Stop for 24 hours?' });
    await dialog.getByRole('button', { name: 'Stop now' }).click();
    await expect(toast(page, 'Success', 'Your break has begun.')).toBeVisible();
    await expect(page).toHaveURL(/\/play-safely$/);
    await expect(page.getByText('You are on a break until')).toBeVisible();
    await page.goto(BOARD);
    await timeToBet(page);
    await betTen(page, 'High');
    await expect(page.getByRole('alert')).toContainText('You are on a break until');
  },
);

test(
  'a self-excluded member is signed out, and can then read but not bet',
  { tag: ['@phone', '@proof'] },
  async ({ page, member, provokes }) => {
    provokes(403);
    await page.goto('/play-safely');
    await page.getByRole('radio', { name: '6 months' }).check();
    await page.getByRole('checkbox').last().check();
    await page.getByRole('button', { name: 'Exclude myself' }).click();
    await expect(toast(page, 'Success', 'You have excluded yourself until')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await signIn(page, member);
    await page.goto('/play-safely');
    await expect(page.getByRole('main')).toContainText('You have excluded yourself until');
    await page.goto(BOARD);
    await timeToBet(page);
    await betTen(page, 'High');
    await expect(page.getByRole('alert')).toContainText('You have excluded yourself until');
  },
);

test(
  'a reality check interrupts play before the next bet',
  { tag: '@phone' },
  async ({ page, member, server }) => {
    const dialog = page.getByRole('dialog', { name: 'Time for a check' });
    const interval = page.getByRole('combobox', { name: 'Remind me while I play' });
    // No round of this game is drawn during the journey.
    const bet = async () => {
      await page.goto('/wingo10Minute');
      await bettingIsOpen(page);
      await betTen(page, 'High');
    };
    const placed = async () => {
      const rows = await server.query('select 1 from wingo_bet where member_id = $1', [member.id]);
      return rows.length;
    };
    const playOn = (minutes: number) =>
      server.query(`
        set session_replication_role = replica;
        update wingo_bet set placed_at = placed_at - interval '${minutes} minutes'
          where member_id = ${member.id};
        update member set reality_checked_at = reality_checked_at - interval '${minutes} minutes'
          where id = ${member.id};
        set session_replication_role = origin`);

    await test.step('the interval is stored', async () => {
      await page.goto('/play-safely');
      await interval.selectOption({ label: 'After 15 minutes' });
      await expect(toast(page, 'Success', 'We remind you after 15 minutes of play.')).toBeVisible();
      await page.goto('/settings');
      await expect(interval).toHaveValue('15');
    });

    await test.step('the first bet is placed, and the session clock starts', async () => {
      await bet();
      await expect(wallet(page, '990.0000')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Playing for')).toBeVisible();
      await expect(page.getByText('-10.00 USDT')).toBeVisible();
    });

    await test.step('after 15 minutes, the next bet waits for the player', async () => {
      await playOn(20);
      await bet();
      await expect(dialog).toContainText('Time played20 min');
      await expect(dialog).toContainText('Staked10.00 USDT');
      expect(await placed()).toBe(1);
      await dialog.getByRole('button', { name: 'Go on' }).click();
      await expect(dialog).toBeHidden();
      await expect(wallet(page, '980.0000')).toBeVisible();
    });

    await test.step('Stop places no bet, and opens the limits', async () => {
      await playOn(20);
      await bet();
      await dialog.getByRole('button', { name: 'Stop' }).click();
      await expect(page).toHaveURL(/\/play-safely$/);
      expect(await placed()).toBe(2);
    });
  },
);

test(
  'a visitor can read how to play safely, and must sign in to set limits',
  { tag: ['@phone', '@proof'] },
  async ({ page }) => {
    await page.goto('/play-safely');
    await expect(page.getByRole('link', { name: 'Find help' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  },
);
