import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app';
import { testDatabase, type TestDatabase } from '../../testing/database';
import type { TestFolder } from '../../testing/folders';
import { answerDraws, brandsWithOriginals } from '../../testing/pairs';
import { openRound } from '../../testing/rounds';
import { Wire } from '../../testing/wire';

const LIMITS = '/api/user/playLimits';
const SET = '/api/user/setPlayLimit';
const CONFIRM = '/api/user/confirmPlayLimit';
const WINGO = '/api/game/placeBetnew';
const DICE = '/api/game/dice/bet';
const stakes = { kind: 'stakes', period: 'day' };

let database: TestDatabase;
let folder: TestFolder;
let app: TestApp;
let wire: Wire;
let stopDraw: () => Promise<void>;
const errors: unknown[] = [];
let token: string;
let keys = 0;
const newKey = () => `key-of-a-request-${(keys += 1)}`;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  folder = await brandsWithOriginals();
  app = await testApp(database.as('app'), { TOKENS_DIR: folder.path });
  wire = new Wire(app.origin);
  stopDraw = answerDraws(database.as('draw'), (error) => errors.push(error));
  await openRound(database.db, 1);
  ({ token } = await wire.signUp());
});
afterAll(async () => {
  await stopDraw();
  await app.close();
  await database.drop();
  await folder.remove();
  expect([...errors, ...app.errors]).toEqual([]);
});

/** Places a bet on Wingo from a brand's page. */
const wingo = (amount: string, brand = 'default', key = newKey()) =>
  wire.send(WINGO, {
    method: 'POST',
    body: JSON.stringify({ gametype: 1, betType: 'high', betValue: 'high', amount }),
    headers: {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': key,
      Origin: `http://${brand}.localhost`,
    },
  });
const dice = (amount: string, key = newKey()) =>
  wire.post(DICE, { amount, direction: 'over', target: '50.00' }, { token, key });
const set = (change: object) => wire.post(SET, { ...stakes, ...change }, { token });
const listed = async () => (await wire.get(LIMITS, { token })).body.data;

describe('a member’s limit', () => {
  test('applies at once, to every game and brand', async () => {
    expect(await listed()).toEqual([]);
    expect((await set({ amount: '10' })).body.code).toBe('LIMIT_SET');
    expect((await wingo('4', 'aurora')).status).toBe(200);
    expect((await wingo('3', 'ember')).status).toBe(200);
    expect((await dice('2')).status).toBe(200);
    const refused = await Promise.all([wingo('1.01', 'lagoon'), dice('1.01')]);
    for (const { status, body } of refused) {
      expect(status).toBe(422);
      expect(body.code).toBe('PLAY_LIMIT');
      expect(body.params).toMatchObject({ ...stakes, left: '1', counted: 'yes' });
      const day = Date.parse(body.params.until) - Date.now();
      expect(day).toBeGreaterThan(86_000_000);
      expect(day).toBeLessThanOrEqual(86_400_000);
      expect(body.message).toMatch(
        /^Your limit for stakes in 24 hours refused this bet\. You have 1 USDT left\. Earlier bets stop counting from .*UTC\.$/,
      );
    }
    expect((await dice('1')).status).toBe(200);
    expect(await listed()).toMatchObject([{ ...stakes, amount: '10', used: '10', left: '0' }]);
  });

  test('is the reason that findOut reports for a refused bet', async () => {
    const [onWingo, onDice] = [newKey(), newKey()];
    await wingo('1', 'default', onWingo);
    await dice('1', onDice);
    const asked = [
      { call: 'placeBet', key: onWingo },
      { call: 'diceBet', key: onDice },
    ];
    for (const intent of asked) {
      const { body } = await wire.post('/api/user/findOut', intent, { token });
      expect(body).toMatchObject({ code: 'PLAY_LIMIT', data: { done: false } });
    }
  });

  test('names the limit with the smallest amount left', async () => {
    await set({ period: 'week', amount: '10.5' });
    await set({ kind: 'losses', period: 'month', amount: '1000' });
    expect((await wingo('1')).body.params).toMatchObject({ ...stakes, left: '0' });
  });

  test('omits the time of the oldest bet from the refusal if no bet is counted', async () => {
    const first = token;
    ({ token } = await wire.signUp());
    await set({ amount: '1' });
    const { body } = await wingo('2');
    token = first;
    expect(body.params).toEqual({ ...stakes, left: '1', counted: 'no', until: '' });
    expect(body.message).toBe(
      'Your limit for stakes in 24 hours refused this bet. You have 1 USDT left.',
    );
  });

  test('is raised and removed only by a request that is confirmed later', async () => {
    const asked = await set({ amount: '20' });
    expect(asked.body).toMatchObject({ status: 'success', code: 'LIMIT_ASKED' });
    const { from, until } = asked.body.params;
    expect(Date.parse(until) - Date.parse(from)).toBe(7 * 86_400_000);
    expect((await listed())[0]).toMatchObject({
      amount: '10',
      request: {
        amount: '20',
        confirm_from: Date.parse(from),
        confirm_until: Date.parse(until),
      },
    });
    expect((await wire.post(CONFIRM, stakes, { token })).body).toMatchObject({
      code: 'LIMIT_TOO_EARLY',
      params: { from },
    });
    expect((await set({ amount: null })).body.code).toBe('LIMIT_ASKED');
    expect((await listed())[0]).toMatchObject({ amount: '10', request: { amount: null } });
    expect((await set({ amount: '10' })).body.code).toBe('LIMIT_SET');
    expect((await wire.post(CONFIRM, stakes, { token })).body.code).toBe('NO_LIMIT_REQUEST');
  });

  test.each([
    [{ amount: '-1' }, 400],
    [{ amount: '0.001' }, 400],
    [{ amount: '1000000000.01' }, 400],
    [{ kind: 'deposits', amount: '1' }, 400],
    [{ period: 'year', amount: '1' }, 400],
    [{ kind: 'losses', amount: null }, 404],
  ])('is refused for %j', async (change, status) => {
    expect((await set(change)).status).toBe(status);
  });

  test('refuses every bet if it is 0', async () => {
    await set({ amount: '0' });
    expect((await dice('0.01')).body.code).toBe('PLAY_LIMIT');
  });
});
