import { parseUsdt, type MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { payIncome } from '../../jobs/payIncome';
import { testApp, type TestApp } from '../../testing/app';
import { testDatabase, type TestDatabase } from '../../testing/database';
import { openRound, reachDraw, rewrite } from '../../testing/rounds';
import { Wire } from '../../testing/wire';
import { drawRounds } from '../../testing/draws';
import { closeRounds } from '../../wingo/rounds';
import { settleRound, unsettledRounds } from '../../wingo/settlement';

let database: TestDatabase;
let app: TestApp;
let wire: Wire;
let sponsor: Member;
let player: Member;
/** Ids of the player's bets, oldest first. */
let ids: string[];

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  app = await testApp(database.db);
  wire = new Wire(app.origin);
  ({ sponsor, player, ids } = await sponsorAndPlayer());
});
afterAll(async () => {
  await app.close();
  await database.drop();
  expect(app.errors).toEqual([]);
});

type Member = Awaited<ReturnType<Wire['signUp']>>;

/** Pair of bets, exactly one of which wins. */
const BETS = [
  { gametype: 1, betType: 'high', betValue: 'high', amount: '60' },
  { gametype: 1, betType: 'low', betValue: 'low', amount: '20' },
];

/** Creates a sponsor, and a player with locked funds who played a 1-minute round yesterday. */
async function sponsorAndPlayer() {
  const { db } = database;
  const sponsor = await wire.signUp();
  const player = await wire.signUp({ invite_code: sponsor.user.code });
  const round = await openRound(db, 1);
  const ids: string[] = [];
  for (const bet of BETS) {
    ids.push((await wire.post('/api/game/placeBetnew', bet, player)).body.data.order_id);
  }
  await reachDraw(db, round);
  await closeRounds(db);
  await drawRounds(db);
  for (const unsettled of await unsettledRounds(db)) await settleRound(db, unsettled);
  await wire.post('/api/fund/Activatenow', { Amount: '600', planid: 3 }, player);
  // Moves the round into the past, because the rebate is paid for past days.
  const moved = sql`
    update wingo_round set opens_at = opens_at - interval '1 day',
      closes_at = closes_at - interval '1 day', draws_at = draws_at - interval '1 day'
    where id = ${round}`;
  await rewrite(db, moved);
  // The first run pays the income of rounds, and the second run pays the income of the day.
  for (let look = 0; look < 2; look += 1) await payIncome(db, (error) => app.errors.push(error));
  // Moves the due date into the past, because the Direct bonus is paid for past months of the lock.
  await db.query(sql`update lock_bonus set due_at = due_at - interval '1 month'`);
  await payIncome(db, (error) => app.errors.push(error));
  return { sponsor, player, ids };
}

const bonusOf = async (member: Member, query: string) =>
  (await wire.get(`/api/fund/bonus?${query}`, member)).body;

const dashboardOf = async (member: Member) => {
  const { data } = (await wire.get('/api/user/getmemberdashboard', member)).body;
  return data as { DBB_ID: string; LedgerName: string; MobileNo: string }[];
};

const sum = (amounts: readonly string[]): MicroUsdt =>
  amounts.map((amount) => parseUsdt(amount)).reduce((total, next) => total + next, 0n);

describe('[API-09] [DASH-05] GET /api/user/getmemberdashboard', () => {
  test('lists every bonus with the amount earned', async () => {
    const bonuses = await dashboardOf(sponsor);
    expect(bonuses.map(({ DBB_ID, MobileNo }) => [DBB_ID, MobileNo])).toEqual([
      ['direct', '0.5'],
      // 0.3% of the 40 USDT at risk: 20 USDT on both sides of a pair cancel out.
      ['level', '0.12'],
      ['self', '0'],
      ['rebate', '0'],
      ['rank', '0'],
      ['betStatus', '0'],
    ]);
    expect(bonuses.map(({ LedgerName }) => LedgerName)).toEqual(bonuses.map(() => ''));
  });

  test("Bet Status is the total of the bets' winnings", async () => {
    const { body } = await wire.get('/api/game/myColourWinnings', player);
    const won = sum(body.data.winnings.map((row: { amount: string }) => row.amount));
    const status = (await dashboardOf(player)).find(({ DBB_ID }) => DBB_ID === 'betStatus');
    expect(parseUsdt(status?.MobileNo ?? '')).toBe(won);
    expect(won).toBeGreaterThan(0n);
  });
});

describe('[API-27] [INC-01] GET /api/fund/bonus?incometype', () => {
  test.each([
    ['Trade_profit', () => player, '0.04', /^On your bets of \d{4}-\d{2}-\d{2}$/, 'bets'],
    ['Trade_level_income', () => sponsor, '0.12', /^On your team's bets of round /, 'teamBets'],
    ['Refer_income', () => sponsor, '0.5', /: month 1 of 12 on 600 USDT$/, 'referralLock'],
  ])(
    '%s lists each credit with its remark, and the sum',
    async (type, who, amount, remark, code) => {
      const body = await bonusOf(who(), `incometype=${type}&page=1`);
      expect(body).toMatchObject({
        status: 'success',
        data: [
          {
            amount,
            remark: expect.stringMatching(remark),
            remark_code: code,
            remark_params: expect.objectContaining({}),
            order_id: '',
            game: '',
            bet_deduction: '',
            bet_amount: '0',
            total_winning: '0',
          },
        ],
        pagination: { currentPage: 1, totalPages: 1, totalRecords: 1 },
        totalAmountsByType: [{ totalAmount: amount }],
      });
      expect(Date.parse(body.data[0].deposit_at)).not.toBeNaN();
    },
  );

  test.each(['Self_deposit_bonus', 'Locker_profit'])(
    '%s is empty before the first payment',
    async (type) => {
      expect(await bonusOf(player, `incometype=${type}&page=1`)).toEqual({
        status: 'success',
        message: 'Success',
        data: [],
        pagination: { currentPage: 1, totalPages: 0, totalRecords: 0 },
        totalAmountsByType: [{ totalAmount: '0' }],
      });
    },
  );

  test('the sum covers all pages', async () => {
    const body = await bonusOf(sponsor, 'incometype=Refer_income&page=2');
    expect(body).toMatchObject({ data: [], totalAmountsByType: [{ totalAmount: '0.5' }] });
  });

  test('credited income is in the wallet', async () => {
    const { data } = (await wire.get('/api/user/userbalances', sponsor)).body;
    expect(data.ActivateWallet).toBe('1000.62');
  });
});

describe('[API-28] [INC-02] GET /api/fund/bonus?type', () => {
  test('lists the same income under the name of its bonus', async () => {
    const byType = await bonusOf(sponsor, 'type=level&page=1');
    expect(byType).toEqual(await bonusOf(sponsor, 'incometype=Trade_level_income&page=1'));
    expect(byType.data).toHaveLength(1);
  });

  test('betStatus lists the winning bets', async () => {
    const body = await bonusOf(player, 'type=betStatus&page=1');
    const [bet] = body.data;
    const index = ids.indexOf(bet.order_id);
    expect(body.data).toHaveLength(1);
    expect(bet).toMatchObject({
      game: 'Wingo 1 Min',
      remark: 'Won',
      remark_code: 'won',
      remark_params: {},
      bet_amount: BETS[index]?.amount,
      gametype: 1,
      bet_type: BETS[index]?.betType,
      bet_deduction: BETS[index]?.betValue,
    });
    expect(bet.total_winning).toBe(['117.6', '39.2'][index]);
    expect(bet.amount).toBe(bet.total_winning);
    expect(body.totalAmountsByType).toEqual([{ totalAmount: bet.amount }]);
  });

  test.each(['page=1', 'incometype=Trade_profit&type=level', 'type=nothing', 'incometype=level'])(
    'refuses %s',
    async (query) => {
      const { status } = await wire.get(`/api/fund/bonus?${query}`, player);
      expect(status).toBe(400);
    },
  );
});

test('[API-39] [HIST-08] GET /api/game/myColourWinnings lists every settled bet, newest first', async () => {
  const { body } = await wire.get('/api/game/myColourWinnings?page=1', player);
  const { winnings, pagination } = body.data;
  expect(winnings.map((row: { order_id: string }) => row.order_id)).toEqual(ids.toReversed());
  expect(winnings).toMatchObject([
    { game: 'Wingo 1 Min', bet_amount: '20', bet_deduction: 'low' },
    { game: 'Wingo 1 Min', bet_amount: '60', bet_deduction: 'high' },
  ]);
  const paid = winnings.map((row: { total_winning: string }) => row.total_winning);
  expect([
    ['0', '117.6'],
    ['39.2', '0'],
  ]).toContainEqual(paid);
  expect(Date.parse(winnings[0].winning_at)).not.toBeNaN();
  expect(pagination).toEqual({ currentPage: 1, totalPages: 1, totalRecords: 2 });
});

test('[DASH-04] the profile has the rank and the locked funds', async () => {
  const { data } = (await wire.get('/api/user/profile', player)).body;
  expect(data).toMatchObject({ level: '0', selfpackage: '600' });
});
