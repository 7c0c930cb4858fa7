import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseNow } from '../../db/clock';
import { testApp, type TestApp } from '../../testing/app';
import { testDatabase, type TestDatabase } from '../../testing/database';
import { callOff, drawAs, openRound, readRound, reachDraw } from '../../testing/rounds';
import { Wire } from '../../testing/wire';
import { settleRound, unsettledRounds } from '../../wingo/settlement';

type Name = 'won' | 'lost' | 'refunded' | 'open';

let database: TestDatabase;
let app: TestApp;
let wire: Wire;
let player: Awaited<ReturnType<Wire['signUp']>>;
let ids: Record<Name, string>;
let calledOff: string;
/** Time between the lost bet and the refunded bet. */
let noon: number;

async function place(gametype: 1 | 2, betType: 'high' | 'low'): Promise<string> {
  const bet = { gametype, betType, betValue: betType, amount: '20' };
  return (await wire.post('/api/game/placeBetnew', bet, player)).body.data.order_id;
}

/** Creates a one-minute round that draws 7, a voided round, and an open three-minute round. */
beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  const { db } = database;
  app = await testApp(db);
  wire = new Wire(app.origin);
  player = await wire.signUp();
  const drawn = await openRound(db, 1);
  const [won, lost] = [await place(1, 'high'), await place(1, 'low')];
  await reachDraw(db, drawn);
  await drawAs(db, drawn, 7);
  noon = await databaseNow(db);
  const off = await openRound(db, 1);
  const refunded = await place(1, 'high');
  await callOff(db, off);
  calledOff = (await readRound(db, off)).number;
  for (const round of await unsettledRounds(db)) await settleRound(db, round);
  await openRound(db, 2);
  ids = { won, lost, refunded, open: await place(2, 'high') };
});
afterAll(async () => {
  await app.close();
  await database.drop();
  expect(app.errors).toEqual([]);
});

async function listed(query: string): Promise<{ names: Name[]; total: number }> {
  const { body } = await wire.get(`/api/game/myColourWinnings?${query}`, player);
  const { winnings, pagination } = body.data;
  const nameOf = (id: string) => (Object.keys(ids) as Name[]).find((name) => ids[name] === id);
  return {
    names: winnings.map((row: { order_id: string }) => nameOf(row.order_id)),
    total: pagination.totalRecords,
  };
}

describe('a bet on a voided round', () => {
  test('is among the settled bets, with its stake, the reason and the round', async () => {
    const { body } = await wire.get('/api/game/myColourWinnings', player);
    expect(body.data.winnings[0]).toMatchObject({
      order_id: ids.refunded,
      state: 'refunded',
      bet_amount: '20',
      total_winning: '20',
      amount: '20',
      roundNumber: calledOff,
      void_reason: 'no-beacon',
    });
    // Pages of earlier releases accept only drawn results.
    expect(body.data.winnings[0]).not.toHaveProperty('result');
    expect(Date.parse(body.data.winnings[0].winning_at)).toBeGreaterThan(noon);
  });

  test('does not change the other bets in the list', async () => {
    const { body } = await wire.get('/api/game/myColourWinnings', player);
    expect(body.data.winnings.slice(1)).toMatchObject([
      { order_id: ids.lost, state: 'lost', amount: '0', void_reason: null, result: { number: 7 } },
      { order_id: ids.won, state: 'won', amount: '39.2', void_reason: null, result: { number: 7 } },
    ]);
  });

  test.each<[string, Name[]]>([
    ['', ['refunded', 'lost', 'won']],
    ['outcome=refunded', ['refunded']],
    ['outcome=won', ['won']],
    ['outcome=lost', ['lost']],
    ['outcome=refunded&gametype=1', ['refunded']],
    ['outcome=refunded&gametype=2', []],
    ['gametype=1', ['refunded', 'lost', 'won']],
  ])('the query ?%s lists %j', async (query, names) => {
    expect(await listed(query)).toEqual({ names, total: names.length });
  });

  test('is filtered by the time at which it was placed', async () => {
    expect(await listed(`from=${noon}`)).toEqual({ names: ['refunded'], total: 1 });
    expect(await listed(`outcome=refunded&before=${noon}`)).toEqual({ names: [], total: 0 });
    expect((await listed(`before=${noon}`)).names).toEqual(['lost', 'won']);
  });

  test('is included in the page count of the list', async () => {
    expect(await listed('size=1&page=1')).toEqual({ names: ['refunded'], total: 3 });
    expect(await listed('size=1&page=2')).toEqual({ names: ['lost'], total: 3 });
    expect(await listed('size=2&page=2')).toEqual({ names: ['won'], total: 3 });
  });

  test('has the same reason as its round in the public history', async () => {
    const { status, body } = await wire.get(
      `/api/fairness/round?gametype=1&roundNumber=${calledOff}`,
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ roundNumber: calledOff, void_reason: 'no-beacon' });
  });

  test('is not counted in the statistics', async () => {
    const { body } = await wire.get('/api/game/statistics', player);
    const figures = { settled: 2, wins: 1, staked: '40', returned: '39.2' };
    expect(body.data.games).toEqual([{ gametype: 1, ...figures }]);
    const days = body.data.days.filter((day: { settled: number }) => day.settled > 0);
    expect(days).toMatchObject([figures]);
    expect(body.data.streaks).toEqual({
      current: { outcome: 'lost', bets: 1 },
      longest_won: 1,
      longest_lost: 1,
    });
  });

  test('does not count as a win on the dashboard or in the winnings', async () => {
    const { data } = (await wire.get('/api/user/getmemberdashboard', player)).body;
    const status = data.find(({ DBB_ID }: { DBB_ID: string }) => DBB_ID === 'betStatus');
    expect(status.MobileNo).toBe('39.2');
    const { body } = await wire.get('/api/fund/bonus?type=betStatus&page=1', player);
    expect(body.data.map((row: { order_id: string }) => row.order_id)).toEqual([ids.won]);
  });

  test('has the same state and reason on the board', async () => {
    const { body } = await wire.get('/api/game/myBets?gametype=1', player);
    expect(body.data[0]).toMatchObject({
      order_id: ids.refunded,
      state: 'refunded',
      total_winning: '20',
      gameId: { roundNumber: calledOff, result: null, void_reason: 'no-beacon' },
    });
  });
});
