import { decodeGameAt } from '@platform/api/contract';
import { commitmentOf, randomnessOf, wingoDigit } from '@platform/rules/fairness';
import {
  colorText,
  FIRST_GAME,
  GAME_TYPES,
  type Digit,
  type GameType,
} from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { settleRound, unsettledRounds } from '../../wingo/settlement';
import { closeRounds } from '../../wingo/rounds';
import { drawRounds } from '../../testing/draws';
import {
  callOff,
  openRound,
  reachClose,
  reachDraw,
  readRound,
  rewrite,
} from '../../testing/rounds';
import { useServers } from '../../testing/suite';

const KEY = 'an-intent-of-the-player';
const bet = { gametype: 1, betType: 'color', betValue: 'green', amount: '10' };

const suite = useServers();

async function freshRound(gametype: GameType = FIRST_GAME) {
  const ended = sql`
    update wingo_round
    set closes_at = clock_timestamp() - interval '1 second', draws_at = clock_timestamp()
    where game = ${gametype} and draws_at > clock_timestamp()`;
  await rewrite(suite.database.db, ended);
  return openRound(suite.database.db, gametype);
}

async function play(round: bigint): Promise<Digit> {
  const { db } = suite.database;
  await reachDraw(db, round);
  await closeRounds(db);
  await drawRounds(db);
  for (const unsettled of await unsettledRounds(db)) await settleRound(db, unsettled);
  const { result } = await readRound(db, round);
  if (result === null) throw new Error('The round was not drawn.');
  return result;
}

const balanceOf = async (token: string) =>
  (await suite.wire.get('/api/user/userbalances', { token })).body.data.ActivateWallet as string;

describe('[API-34] POST /api/game/placeBetnew', () => {
  test('takes the stake and returns the bet and its round', async () => {
    const round = await freshRound();
    const { token } = await suite.wire.signUp();
    const placed = await suite.wire.post('/api/game/placeBetnew', bet, { token, key: KEY });
    expect(placed).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        message: expect.any(String),
        data: { roundNumber: (await readRound(suite.database.db, round)).number },
      },
    });
    expect(await balanceOf(token)).toBe('990');
  });

  test('accepts amounts as JSON numbers and numeric strings', async () => {
    await freshRound();
    const { token } = await suite.wire.signUp();
    for (const amount of [0.01, '0.01', 1, '1.5']) {
      const placed = await suite.wire.post('/api/game/placeBetnew', { ...bet, amount }, { token });
      expect(placed.body.status).toBe('success');
    }
    expect(await balanceOf(token)).toBe('997.48');
  });

  test('places one bet for concurrent requests with the same key, with one response', async () => {
    await freshRound();
    const { token } = await suite.wire.signUp();
    const replies = await Promise.all(
      Array.from({ length: 25 }, () =>
        suite.wire.post('/api/game/placeBetnew', bet, { token, key: KEY }),
      ),
    );
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await balanceOf(token)).toBe('990');
  });

  test.each([
    ['closed', 409, 'ROUND_CLOSED', { order_id: 'an-older-round' }],
    ['beyond the balance', 422, 'INSUFFICIENT_BALANCE', { amount: '100' }],
    ['above the largest bet', 422, 'BET_TOO_LARGE', { amount: '100.01' }],
  ])('refuses %s', async (_, status, code, change) => {
    await freshRound();
    const { token } = await suite.wire.signUp();
    // Ten bets of 100 USDT leave a balance of zero, which does not affect the other refusals.
    for (let count = 0; count < 10; count += 1) {
      await suite.wire.post('/api/game/placeBetnew', { ...bet, amount: '100' }, { token });
    }
    const refused = await suite.wire.post(
      '/api/game/placeBetnew',
      { ...bet, ...change },
      { token },
    );
    expect(refused).toMatchObject({
      status,
      body: { status: 'error', code, message: expect.any(String) },
    });
  });

  test('refuses a key that was used for another bet', async () => {
    await freshRound();
    const { token } = await suite.wire.signUp();
    await suite.wire.post('/api/game/placeBetnew', bet, { token, key: KEY });
    const other = { ...bet, amount: '11' };
    const refused = await suite.wire.post('/api/game/placeBetnew', other, { token, key: KEY });
    expect(refused).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
    expect(await balanceOf(token)).toBe('990');
  });

  test('refuses a bet after betting closes, and leaves the balance unchanged', async () => {
    const round = await freshRound();
    await reachClose(suite.database.db, round);
    const { token } = await suite.wire.signUp();
    const refused = await suite.wire.post('/api/game/placeBetnew', bet, { token });
    expect(refused).toMatchObject({ status: 409, body: { code: 'ROUND_CLOSED' } });
    expect(await balanceOf(token)).toBe('1000');
  });

  test.each([
    [{ amount: '0.001' }, 'Minimum Bet is 0.01 USDT!'],
    [{ amount: -1 }, 'Minimum Bet is 0.01 USDT!'],
    [{ amount: 'ten' }, '"ten" is not an amount'],
    [{ amount: null }, 'amount: expected'],
    [{ betType: 'colour' }, 'There is no bet type "colour"'],
    [{ betValue: 'blue' }, 'There is no colour "blue"'],
    [{ betValue: 7 }, 'betValue: expected string'],
    [{ gametype: 5 }, 'gametype'],
    [{ gametype: undefined }, 'gametype'],
  ])('refuses %o with its reason', async (change, reason) => {
    const { token } = await suite.wire.signUp();
    const refused = await suite.wire.post(
      '/api/game/placeBetnew',
      { ...bet, ...change },
      { token },
    );
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      status: 'error',
      message: expect.stringContaining(reason),
    });
  });

  test('refuses a malformed idempotency key', async () => {
    const { token } = await suite.wire.signUp();
    const refused = await suite.wire.post('/api/game/placeBetnew', bet, { token, key: 'short' });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Idempotency-Key') },
    });
  });
});

describe('[API-35] POST /api/game/gameinfonew', () => {
  test('[WINGO-02] returns game_at as the true draw + 5 h 30 min, labelled Z', async () => {
    await freshRound();
    const { token } = await suite.wire.signUp();
    const before = Date.now();
    const { body } = await suite.wire.post('/api/game/gameinfonew', { gametype: 1 }, { token });
    const { game_at, draw_at, close_at, server_now } = body.data;
    expect(Date.parse(game_at) - draw_at).toBe(5.5 * 3_600_000);
    expect(decodeGameAt(game_at)).toBe(draw_at);
    expect(close_at).toBeLessThan(draw_at);
    expect(server_now).toBeGreaterThanOrEqual(before);
    expect(server_now).toBeLessThanOrEqual(Date.now());
  });

  test('returns the next round as soon as the current one is drawn', async () => {
    const { db } = suite.database;
    const { token } = await suite.wire.signUp();
    const orderId = async () =>
      (await suite.wire.post('/api/game/gameinfonew', { gametype: 2 }, { token })).body.data
        .order_id;
    const first = await freshRound(2);
    expect(await orderId()).toBe((await readRound(db, first)).number);
    const second = await openRound(db, 2);
    await reachDraw(db, first);
    expect(await orderId()).toBe((await readRound(db, second)).number);
  });

  test('[WINGO-13] returns a separate round for each game type', async () => {
    const { token } = await suite.wire.signUp();
    for (const gametype of GAME_TYPES) {
      const { number } = await readRound(suite.database.db, await freshRound(gametype));
      const { body } = await suite.wire.post('/api/game/gameinfonew', { gametype }, { token });
      expect(body.data.order_id).toBe(number);
    }
  });

  test('returns 503 if there is no round', async () => {
    const { token } = await suite.wire.signUp();
    const deleted = sql`delete from wingo_round where game = 4 and state = 'open'`;
    await rewrite(suite.database.db, deleted);
    const reply = await suite.wire.post('/api/game/gameinfonew', { gametype: 4 }, { token });
    expect(reply).toMatchObject({ status: 503, body: { status: 'error' } });
  });
});

describe('results and bets', () => {
  test('[API-36] POST /api/game/lastWiningNumbersnew lists results with colours, newest first', async () => {
    const { token } = await suite.wire.signUp();
    const older = await freshRound(3);
    const olderDigit = await play(older);
    const newer = await freshRound(3);
    const newerDigit = await play(newer);
    const { body } = await suite.wire.post(
      '/api/game/lastWiningNumbersnew',
      { gametype: 3 },
      { token },
    );
    expect(body.status).toBe('success');
    expect(body.data.slice(0, 2)).toEqual([
      {
        roundNumber: (await readRound(suite.database.db, newer)).number,
        number: newerDigit,
        color: colorText(newerDigit),
      },
      {
        roundNumber: (await readRound(suite.database.db, older)).number,
        number: olderDigit,
        color: colorText(olderDigit),
      },
    ]);
  });

  test('[API-37] GET /api/game/winingNumbersnew lists draws by page, and every draw can be verified', async () => {
    const { token } = await suite.wire.signUp();
    for (let count = 0; count < 11; count += 1) await play(await freshRound(4));
    const path = '/api/game/winingNumbersnew?gametype=4&page=';
    const { body } = await suite.wire.get(`${path}1`, { token });
    expect(body.data).toHaveLength(10);
    expect(body.pagination).toEqual({ currentPage: 1, totalPages: 2, totalRecords: 11 });
    expect((await suite.wire.get(`${path}2`, { token })).body.data).toHaveLength(1);
    for (const { roundNumber, result, commitment, server_seed, beacon_signature } of body.data) {
      expect(commitmentOf(server_seed)).toBe(commitment);
      const randomness = randomnessOf(beacon_signature);
      expect(result.number).toBe(wingoDigit(server_seed, roundNumber, randomness));
    }
  });

  test('publishes only the commitment before the draw, not the seed or the result', async () => {
    const { token } = await suite.wire.signUp();
    const round = await freshRound(2);
    const { number } = await readRound(suite.database.db, round);
    const info = await suite.wire.post('/api/game/gameinfonew', { gametype: 2 }, { token });
    expect(info.body.data.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(info.body)).not.toContain('seed');
    const results = await suite.wire.get('/api/game/winingNumbersnew?gametype=2', { token });
    expect(JSON.stringify(results.body)).not.toContain(number);
  });

  test('[API-38] GET /api/game/myBets lists open, won, lost and refunded bets', async () => {
    const { token } = await suite.wire.signUp();
    const round = await freshRound();
    const { number } = await readRound(suite.database.db, round);
    const place = (betType: string, betValue: string) =>
      suite.wire.post('/api/game/placeBetnew', { ...bet, betType, betValue }, { token });
    const myBets = async () =>
      (await suite.wire.get('/api/game/myBets?gametype=1&page=1', { token })).body;

    await place('high', 'high');
    await place('low', 'low');
    expect((await myBets()).data[0]).toMatchObject({
      gameId: { roundNumber: number, result: null, void_reason: null },
      amount: '10',
      betType: 'low',
      betValue: 'low',
      state: 'open',
      total_winning: '0',
    });

    const digit = await play(round);
    const settled = await myBets();
    expect(settled.pagination).toEqual({ currentPage: 1, totalPages: 1, totalRecords: 2 });
    const [won, lost] = digit >= 5 ? [1, 0] : [0, 1];
    const result = { number: digit, color: colorText(digit) };
    const gameId = { roundNumber: number, result, void_reason: null };
    expect(settled.data[won]).toMatchObject({ gameId, state: 'won', total_winning: '19.6' });
    expect(settled.data[lost]).toMatchObject({ gameId, state: 'lost', total_winning: '0' });
    expect(await balanceOf(token)).toBe('999.6');

    const voided = await freshRound();
    await place('high', 'high');
    await callOff(suite.database.db, voided);
    for (const left of await unsettledRounds(suite.database.db))
      await settleRound(suite.database.db, left);
    expect((await myBets()).data[0]).toMatchObject({
      gameId: { result: null, void_reason: 'no-beacon' },
      state: 'refunded',
      total_winning: '10',
    });
    expect(await balanceOf(token)).toBe('999.6');
  });

  test('GET /api/game/myBets lists only the caller’s bets', async () => {
    await freshRound();
    const [anna, ben] = [await suite.wire.signUp(), await suite.wire.signUp()];
    await suite.wire.post('/api/game/placeBetnew', bet, { token: anna.token });
    const { body } = await suite.wire.get('/api/game/myBets?gametype=1', { token: ben.token });
    expect(body).toMatchObject({ data: [], pagination: { totalRecords: 0, totalPages: 0 } });
  });
});
