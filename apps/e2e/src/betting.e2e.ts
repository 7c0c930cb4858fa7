import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { lockFunds } from './api.ts';
import { expect, test } from './fixtures.ts';
import { bettingIsOpen, BOARD, drawnRounds, GAME, timeToBet, untilOneDay } from './rounds.ts';
import { answerTo, betTen, openBet, placeBet, toast, wallet } from './steps.ts';
import { withoutStream } from '../../../packages/testing/src/withoutStream.ts';

async function betFromFullWallet(page: Page, bet: string): Promise<void> {
  await betTen(page, bet);
  await expect(wallet(page, '990.0000')).toBeVisible();
}

test(
  '(A4) [WINGO-01] [WINGO-03] [WINGO-04] [WINGO-05] [WINGO-11] [HIST-08] [INC-02] [ROUTE-04] one member wins a round and another loses it',
  { tag: '@phone' },
  async ({ page, member, newMember, signInElsewhere, server }) => {
    const wait = untilOneDay();
    await page.waitForTimeout(wait);
    const other = await newMember();
    const othersPage = await signInElsewhere(other);

    await test.step('one member bets 10 on High and opens another bet, and the other member bets 10 on Low', async () => {
      const boards = [page, othersPage];
      await Promise.all(boards.map((board) => board.goto(BOARD)));
      await timeToBet(page, othersPage);
      const betOnHigh = async () => {
        await betFromFullWallet(page, 'High');
        await expect(await openBet(page, '7')).toBeVisible();
      };
      const betOnLow = async () => {
        await betFromFullWallet(othersPage, 'Low');
        await othersPage.getByRole('tab', { name: 'My History' }).click();
        await expect(othersPage.getByRole('row').filter({ hasText: 'Low' })).toContainText(
          'Waiting',
        );
      };
      await Promise.all([betOnHigh(), betOnLow()]);
    });

    // The waits start early, because each of these elements is visible for only a few seconds.
    const danger = page.locator('[data-state="danger"]').getByRole('timer');
    const seen = danger.waitFor({ timeout: 90_000 });
    seen.catch(() => undefined);
    // Hovering keeps the winner's dialog open.
    const hoveringDialog = Promise.any(
      [page, othersPage].map((board) =>
        board.getByRole('dialog', { name: 'You won!' }).hover({ timeout: 150_000 }),
      ),
    );
    hoveringDialog.catch(() => undefined);

    await test.step('betting and an open dialog close before the countdown reaches zero', async () => {
      const dialog = page.getByRole('dialog', { name: 'Bet on 7' });
      await expect(dialog).toBeHidden({ timeout: 60_000 });
      await expect(page.getByText('Betting is closed', { exact: true })).toBeVisible();
      const controls = page.getByRole('group', { name: /^Bet on/ }).getByRole('button');
      await expect(controls.and(page.locator(':enabled'))).toHaveCount(0);
      // Unlike the colour, High and Low buttons, the number buttons stay visible.
      await expect(controls).toHaveCount(10);
    });

    await test.step('the last 5 s have the danger style', async () => {
      await seen;
    });

    const [winner, loser] = await test.step('the round is drawn', async () => {
      const outcome = (board: Page) =>
        board.locator('[role="status"]').filter({ hasText: '10.000 staked' });
      await expect(outcome(page)).toBeAttached({ timeout: 60_000 });
      await expect(outcome(othersPage)).toBeAttached({ timeout: 20_000 });
      const results = await server.query<{ result: number }>(
        `select distinct result from wingo_bet b join wingo_round r on r.id = b.round_id
        where member_id = any ($1)`,
        [[member.id, other.id]],
      );
      expect(results).toHaveLength(1);
      const [{ result } = { result: -1 }] = results;
      const high = { page, bet: 'High', id: member.id };
      const low = { page: othersPage, bet: 'Low', id: other.id };
      for (const board of [page, othersPage]) {
        await expect(outcome(board).locator(`[aria-label^="${result},"]`)).toBeAttached();
      }
      return result >= 5 ? [high, low] : [low, high];
    });

    await test.step('the winner sees 19.6: twice the stake minus the fee of 2%', async () => {
      const dialog = winner.page.getByRole('dialog', { name: 'You won!' });
      await expect(dialog).toContainText('+9.600 USDT');
      await expect(dialog).toContainText('Received19.600');
      // A late hover would keep the dialog open after the next click.
      await hoveringDialog;
    });

    await test.step('the dialog allows the next bet and closes automatically', async () => {
      const { page: board } = winner;
      const dialog = board.getByRole('dialog', { name: 'You won!' });
      await board.getByRole('button', { name: /^Green\b/ }).click();
      await board.keyboard.press('7');
      await expect(board.getByRole('list', { name: 'Bets in the slip' })).toContainText('Green');
      await expect(board.getByRole('button', { name: /^Place 2 bets/ })).toBeEnabled();
      await expect(dialog).toBeVisible();
      await board.keyboard.press('Escape');
      await expect(dialog).toBeHidden({ timeout: 12_000 });
      await expect(wallet(winner.page, '1,009.6000')).toBeVisible();
    });

    await test.step('the loser sees the result on the board without a dialog', async () => {
      await expect(loser.page.getByText('10.000 staked, 0.000 received')).toBeVisible();
      await expect(loser.page.getByRole('dialog')).toBeHidden();
      await expect(wallet(loser.page, '990.0000')).toBeVisible();
    });

    await test.step('the ledger is correct to the micro-USDT', async () => {
      const [ledger] = await server.query(
        `select (select balance from account where kind = 'main' and owner = $1) as won,
              (select balance from account where kind = 'main' and owner = $2) as lost,
              (select sum(amount) from posting) as sum,
              (select coalesce(sum(a.balance), 0) from account a
                 join wingo_round r on r.id = a.owner and a.kind = 'escrow'
                where r.state = 'settled') as escrows`,
        [winner.id, loser.id],
      );
      expect(ledger).toEqual({ won: '1009600000', lost: '990000000', sum: '0', escrows: '0' });
    });

    await test.step('both members find the bet in My History', async () => {
      for (const { page: board, bet } of [winner, loser]) {
        await board.getByRole('tab', { name: 'My History' }).click();
        await expect(board.getByRole('row').filter({ hasText: bet })).toContainText(
          board === winner.page ? '+19.600' : 'Lost',
        );
      }
    });

    await test.step('the browser verifies the draw and the receipt', async () => {
      const row = winner.page.getByRole('row').filter({ hasText: winner.bet });
      await row.getByRole('link', { name: /^Verify/ }).click();
      const dialog = winner.page.getByRole('dialog', { name: 'Verify a round' });
      // The dialog must disclose that this server operates the beacon itself.
      await expect(dialog.getByRole('status')).toContainText(
        'Everything agrees. But this server runs the beacon itself',
      );
      for (const step of [
        'Seed',
        'Beacon signature',
        'Result',
        'Place in the chain',
        'Your receipt',
      ]) {
        await expect(
          dialog.getByRole('button', { name: `${step} Agrees`, exact: true }),
        ).toBeVisible();
      }
      await winner.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('My Bets lists the bet with its details', async () => {
      await winner.page.goto('/my-bets');
      const row = winner.page.getByRole('row').filter({ hasText: winner.bet });
      await expect(row).toContainText(GAME);
      await row.getByRole('button', { name: /^View/ }).click();
      const details = winner.page.getByRole('dialog', { name: 'Bet details' });
      await expect(details).toContainText(/Received winning\s*\+19\.600 USDT/);
      const [bet] = await server.query<{ id: string }>(
        'select id from wingo_bet where member_id = $1',
        [winner.id],
      );
      const facts = await details
        .getByRole('term')
        .evaluateAll((terms) =>
          Object.fromEntries(
            terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
          ),
        );
      expect(facts).toMatchObject({
        Game: GAME,
        'Bet ID': String(bet?.id),
        'Bet position': winner.bet,
        Bet: '10.000 USDT',
        'Service fee': '0.200 USDT',
        Winning: '19.600 USDT',
        Settled: expect.stringMatching(/^\d\d \w{3} \d{4}, \d{1,2}:\d\d [AP]M$/),
      });
      await expect(winner.page).toHaveURL(/\/my-bets\?.*tab=betdetails/);
      await winner.page.keyboard.press('Escape');
      await expect(winner.page).toHaveURL(/\/my-bets$/);
    });

    await test.step('the filters of My Bets are in the URL and apply to the export', async () => {
      const { page: bets } = winner;
      const list = bets.getByRole('table', { name: 'My Bets' });
      await bets.getByRole('radio', { name: 'Lost' }).check();
      await expect(bets).toHaveURL(/\/my-bets\?outcome=lost$/);
      await expect(list).toContainText('No data found');
      await bets.getByRole('cell').getByRole('button', { name: 'Clear filters' }).click();
      await expect(bets).toHaveURL(/\/my-bets$/);
      await bets.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Wingo 3 Min' });
      await expect(list).toContainText('No data found');
      await bets.goto('/my-bets?gametype=1&outcome=won');
      await expect(list.getByRole('row').filter({ hasText: winner.bet })).toContainText('+9.600');
      const download = bets.waitForEvent('download');
      await bets.getByRole('button', { name: 'Export CSV' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('bets.csv');
      const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
      expect(lines).toHaveLength(3);
      expect(lines[0]).toMatch(/^\uFEFFBet ID,Game,Period,Placed,/);
      expect(lines[1]?.split(',')[1]).toBe(GAME);
      expect(lines[1]).toMatch(/^\d+,[^,]+,\d+,\d{4}-\d\d-\d\dT[^,]+Z,.*,10,19\.6,9\.6$/);
      await expect(toast(bets, 'Success', '1 row exported')).toBeVisible();
    });

    await test.step('the statistics of both members include the round', async () => {
      for (const [{ page: reader }, figures] of [
        [winner, ['10.000 USDT', '19.600 USDT', '+9.600 USDT', '1 win', '1', '0']],
        [loser, ['10.000 USDT', '0.000 USDT', '-10.000 USDT', '1 loss', '0', '1']],
      ] as const) {
        await reader.goto('/my-bets');
        await reader.getByRole('link', { name: 'Statistics' }).click();
        await expect(reader.getByRole('main').getByRole('definition')).toHaveText([...figures]);
        await reader.getByRole('button', { name: 'Show as table' }).first().click();
        const days = reader.getByRole('table', { name: 'By day, last 30 days' });
        // The row has today's stakes, returns and net result.
        await expect(days.getByRole('row').last().getByRole('cell')).toHaveText(
          figures.slice(0, 3).map((figure) => figure.replace(/[+]| USDT/g, '')),
        );
      }
    });

    await test.step('the dashboard links back to the board', async () => {
      await winner.page.goto('/dashboard');
      const play = winner.page.getByRole('region', { name: 'Play', exact: true });
      await expect(play.getByRole('definition')).toContainText([/USDT$/, /USDT$/, '+9.600 USDT']);
      await play.getByRole('link', { name: `Continue ${GAME}` }).click();
      await expect(winner.page).toHaveURL(/\/wingo1Minute$/);
    });

    await test.step('the dashboard shows the bet among the recent bets and in the winnings', async () => {
      await winner.page.goto('/dashboard');
      await expect(
        winner.page.getByRole('region', { name: 'Recent bets' }).getByText(winner.bet),
      ).toBeVisible();
      await winner.page.getByRole('link', { name: 'History: Bet Status' }).click();
      await expect(winner.page.getByText('Total amount: 19.600 USDT')).toBeVisible();
      await expect(winner.page.getByRole('row').filter({ hasText: winner.bet })).toContainText(
        'Won',
      );
      await loser.page.goto('/income/betStatus');
      await expect(loser.page.getByText('No data found')).toBeVisible();
    });
  },
);

test(
  '[WINGO-01] [WINGO-08] [WINGO-10] [WINGO-12] [ROUTE-05] a board explains the game and shows the results',
  { tag: '@desktop' },
  async ({ page, member: _, server }) => {
    await drawnRounds(server, 4, 21);
    const pages = page.getByRole('navigation', { name: 'Pagination' });

    await test.step('each game links to the other three', async () => {
      await page.goto(BOARD);
      for (const [minutes, path] of [
        [3, '/wingo3Minute'],
        [5, '/wingo5Minute'],
        [10, '/wingo10Minute'],
      ]) {
        const name = `Wingo ${minutes} Min`;
        await page.getByRole('main').getByRole('link', { name }).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      }
    });

    await test.step('the board explains how to play', async () => {
      await page.getByRole('button', { name: 'How to play' }).click();
      const dialog = page.getByRole('dialog', { name: 'How to play' });
      await expect(dialog).toContainText('9 min 45 s');
      await dialog.getByRole('button', { name: 'Close' }).click();
    });

    // The seeded results are the same in every run.
    const first = page.getByRole('row').filter({ hasText: '20...49001' });
    await test.step('Game History has ten results per page, newest first', async () => {
      await expect(first).toBeHidden();
      await expect(pages).toContainText('1 / 3');
      for (const shown of ['2 / 3', '3 / 3']) {
        await pages.getByRole('button', { name: 'Next' }).click();
        await expect(pages).toContainText(shown);
      }
      await expect(page).toHaveURL(/page=3/);
      await expect(first.getByRole('img', { name: '0, red and violet' })).toBeVisible();
      await expect(first).toContainText('Low');
    });

    await test.step('the chart shows ten digits per round and marks the drawn digit', async () => {
      await page.getByRole('tab', { name: 'Chart' }).click();
      await expect(first).toContainText('20...49001');
      await expect(first.getByText(/^[0-9]$/)).toHaveText([...'0123456789']);
      await expect(first.getByRole('img', { name: '0, red and violet' })).toBeVisible();
    });

    await test.step('the statistics count the last rounds', async () => {
      await page.getByRole('tab', { name: 'Numbers' }).click();
      const numbers = page.getByRole('table', { name: 'Numbers' }).getByRole('row');
      await expect(numbers).toHaveCount(11);
      await expect(
        page.getByRole('table', { name: /^Colours and sizes, last \d+ rounds$/ }),
      ).toBeVisible();
    });

    await test.step('a stake is limited by the minimum and by the balance', async () => {
      await bettingIsOpen(page);
      const dialog = await openBet(page, 'Violet');
      const quantity = dialog.getByRole('textbox', { name: 'Quantity' });
      await dialog.getByRole('radio', { name: '0.01', exact: true }).check();
      await quantity.fill('0.1');
      await expect(dialog.getByText('Minimum Bet is 0.01 USDT!')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Use this stake' })).toBeDisabled();
      await dialog.getByRole('radio', { name: '1000', exact: true }).check();
      await quantity.fill('1.01');
      await expect(dialog.getByText('Your wallet holds 1,000.0000 USDT.')).toBeVisible();
    });
  },
);

test(
  '[WINGO-09] a rejected bet shows the reason in the slip and can be placed again',
  { tag: '@phone' },
  async ({ page, member, call, provokes }) => {
    provokes(422);
    // Blocks the stream, because the slip would disable the button with the new balance.
    await withoutStream(page);
    await page.goto('/wingo10Minute');
    await bettingIsOpen(page);
    const slip = page.getByRole('form', { name: 'Bet slip' });
    const stake = slip.getByRole('textbox', { name: 'Stake, USDT' });
    const problem = slip.getByRole('alert');
    const answer = (json: object) =>
      page.route('**/api/game/placeBetnew', (route) => route.fulfill({ status: 422, json }));

    await test.step('the wallet is empty when the bet is placed', async () => {
      await stake.fill('1000');
      await page.getByRole('button', { name: /^Green\b/ }).click();
      await lockFunds(call, member, 900, 1);
      expect(await answerTo(page, 'game/placeBetnew', () => placeBet(page))).toMatchObject({
        status: 'error',
        message: expect.stringContaining('Your balance is too low'),
      });
      // The slip receives the new balance soon after the rejection.
      await expect(problem).toHaveText(
        /Your balance is too low|Your wallet holds 100\.0000 USDT\./,
      );
    });

    await test.step('the server rejects the bet with a message', async () => {
      await page.getByRole('button', { name: 'In the slip: Green 1,000.000' }).click();
      const dialog = page.getByRole('dialog', { name: 'Bet on Green' });
      await dialog.getByRole('radio', { name: '10', exact: true }).check();
      await dialog.getByRole('button', { name: 'Use this stake' }).click();
      await expect(dialog).toBeHidden();
      await expect(problem).toBeEmpty();
      await answer({ status: 'error', message: 'Bets are resting.' });
      await placeBet(page);
      await expect(problem).toHaveText('Green: Bets are resting.');
    });

    await test.step('the server rejects the bet without a message', async () => {
      await page.unroute('**/api/game/placeBetnew');
      await answer({ status: 'error', message: '' });
      await placeBet(page);
      await expect(problem).toHaveText('Green: An error occurred');
    });

    await test.step('the bet in the slip is placed again', async () => {
      await page.unroute('**/api/game/placeBetnew');
      await placeBet(page);
      await expect(wallet(page, '90.0000')).toBeVisible();
    });
  },
);
