import { exported } from './exported.ts';
import { expect, test } from './fixtures.ts';
import { drawnRounds } from './rounds.ts';
import { toast } from './steps.ts';

const HASH = /^[\da-f]{64}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

test(
  'exports the rounds of a game, its bets and demo rounds, and voided rounds with their reason',
  { tag: '@desktop' },
  async ({ page, member, call, server }) => {
    await drawnRounds(server, 3, 12);
    const bet = { gametype: 3, betType: 'color', betValue: 'green', amount: '10.01' };

    await test.step('one bet is refunded because its round is voided, and another bet is open', async () => {
      // The call is retried, because betting may be closed.
      await expect(() => call(member, 'game/placeBetnew', bet)).toPass({ timeout: 60_000 });
      await server.query(
        `update wingo_round set state = 'voiding', void_reason = 'seed-lost'
         where state in ('open', 'closed') and id in (select round_id from wingo_bet where game = 3)`,
        [],
      );
      await expect(async () => {
        const { data } = await call<{ data: { state: string }[] }>(
          member,
          'game/myBets?gametype=3',
        );
        expect(data).toMatchObject([{ state: 'refunded' }]);
      }).toPass({ timeout: 90_000 });
    });

    await test.step('the export of Game History has more than one page', async () => {
      await page.goto('/wingo5Minute');
      const rows = await exported(page, 'wingo5Minute-rounds.csv');
      // Ignores rounds that were drawn in the meantime.
      const earlier = rows.filter((row) => row['Round number']?.startsWith('20250101'));
      expect(earlier).toHaveLength(12);
      const off = rows.filter((row) => row['Reason for calling off'] === 'seed-lost');
      expect(off).toMatchObject([{ Result: '', 'Betting closed': expect.stringMatching(MOMENT) }]);
      const drawn = rows.find((row) => row['Round number'] === '20250101100039012');
      expect(drawn).toMatchObject({
        'Reason for calling off': '',
        Result: expect.stringMatching(/^\d$/),
        Commitment: expect.stringMatching(HASH),
        'Betting closed': expect.stringMatching(MOMENT),
      });
      await expect(toast(page, 'Success', `${rows.length} rows exported`)).toBeVisible();
    });

    await test.step('the export of My History includes the reason', async () => {
      await page.getByRole('tab', { name: 'My History' }).click();
      const reason = 'Called off, stakes returned: its seed could not be opened';
      await expect(page.getByRole('cell', { name: reason })).toBeVisible();
      expect(await exported(page, 'wingo5Minute-bets.csv')).toEqual([
        {
          'Bet ID': expect.stringMatching(/^\d+$/),
          Period: expect.stringMatching(/^\d+$/),
          Placed: expect.stringMatching(MOMENT),
          'Bet position': 'green',
          Status: 'refunded',
          Result: '',
          'Reason for calling off': 'seed-lost',
          Bet: '10.01',
          Winning: '10.01',
          Profit: '0',
        },
      ]);
    });

    await test.step('My Bets shows the refund with a link to its round', async () => {
      await page.goto('/my-bets');
      await page.getByRole('radio', { name: 'Refunded' }).check();
      await expect(page).toHaveURL(/\/my-bets\?outcome=refunded$/);
      const bet = page.getByRole('row').filter({ hasText: 'Wingo 5 Min' });
      await expect(bet.getByRole('img', { name: 'Refunded' })).toBeVisible();
      await expect(bet).toContainText('0.000');
      await expect(bet).toContainText('10.010 returned');
      expect(await exported(page, 'bets.csv')).toMatchObject([
        {
          Game: 'Wingo 5 Min',
          Settled: expect.stringMatching(MOMENT),
          Status: 'refunded',
          Result: '',
          'Reason for calling off': 'seed-lost',
          Bet: '10.01',
          Winning: '10.01',
          Profit: '0',
        },
      ]);
      await bet.getByRole('link', { name: /^Called off: seed lost/ }).click();
      await expect(page.getByRole('dialog')).toContainText(
        'Called off: its seed could not be opened',
      );
    });

    await test.step('the rounds of a demo game are exported', async () => {
      await page.goto('/dice');
      await page.getByRole('button', { name: 'Bet', exact: true }).click();
      await expect(
        page.locator('[data-type]').filter({ hasText: /You won|you lost/ }),
      ).toBeVisible();
      await page.getByRole('tab', { name: 'My History' }).click();
      const [round] = await exported(page, 'dice-rounds.csv');
      expect(round).toMatchObject({
        Date: expect.stringMatching(MOMENT),
        Result: expect.stringMatching(/over 50\.00$/),
        Bet: '1',
        Profit: expect.stringMatching(/^-1$|^0\.9\d*$/),
      });
    });
  },
);
