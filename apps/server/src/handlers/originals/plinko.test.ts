import { parseUsdt, USDT } from '@platform/rules/money';
import { verifyOriginalBet } from '@platform/rules/originals';
import { range } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { reconcile } from '../../jobs/reconcile';
import { auditLedger } from '../../ledger/audit';
import { setLimits } from '../../ledger/limits';
import { testApp, type TestApp } from '../../testing/app';
import { testDatabase, type TestDatabase } from '../../testing/database';
import { TEST_RECEIPTS } from '../../testing/draws';
import type { TestFolder } from '../../testing/folders';
import { answerDraws, brandsWithOriginals } from '../../testing/pairs';
import { Wire } from '../../testing/wire';

const BET = '/api/game/plinko/bet';
const BETS = '/api/game/plinko/bets';
const DICE = '/api/game/dice/bet';
const SEEDS = '/api/game/seeds';
const FIND_OUT = '/api/user/findOut';
const ball = { amount: '1', rows: 16, risk: 'high' };

let database: TestDatabase;
let folder: TestFolder;
let app: TestApp;
let wire: Wire;
let stopDraw: () => Promise<void>;
const errors: unknown[] = [];
let keys = 0;
const newKey = () => `key-of-a-request-${(keys += 1)}`;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  folder = await brandsWithOriginals();
  app = await testApp(database.as('app'), { TOKENS_DIR: folder.path, MAX_BET: 2_000n * USDT });
  wire = new Wire(app.origin);
  stopDraw = answerDraws(database.as('draw'), (error) => errors.push(error));
});
afterAll(async () => {
  await stopDraw();
  await app.close();
  const audit = await auditLedger(database.db);
  await reconcile({ db: database.db, restMs: 0, onError: (error) => errors.push(error) });
  await database.drop();
  await folder.remove();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  expect([...errors, ...app.errors]).toEqual([]);
});

const balanceOf = async (token: string): Promise<bigint> =>
  parseUsdt((await wire.get('/api/user/userbalances', { token })).body.data.ActivateWallet);

type Row = Awaited<ReturnType<typeof wire.get>>['body'];

describe('POST /api/game/plinko/bet', () => {
  test('returns the path, and changes the balance by the payout and the stake', async () => {
    const { token } = await wire.signUp();
    const before = await balanceOf(token);
    const placed = await wire.post(BET, ball, { token, key: newKey() });
    expect(placed).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        code: 'BET_PLACED',
        data: {
          game: 'plinko',
          rows: 16,
          risk: 'high',
          amount: '1',
          nonce: 0,
          path: expect.stringMatching(/^[LR]{16}$/),
          multiple: expect.stringMatching(/^\d+\.\d$/),
        },
      },
    });
    const { path, bucket, multiple, payout } = placed.body.data;
    expect(bucket).toBe(path.replaceAll('L', '').length);
    expect(parseUsdt(payout)).toBe(parseUsdt(multiple));
    expect(await balanceOf(token)).toBe(before - USDT + parseUsdt(payout));
  });

  test('returns the first reply to copies of a request, and refuses another bet with its key', async () => {
    const { token } = await wire.signUp();
    const key = newKey();
    const replies = await Promise.all(range(8).map(() => wire.post(BET, ball, { token, key })));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { body } = await wire.get(BETS, { token });
    expect(body.pagination.totalRecords).toBe(1);
    const other = await wire.post(BET, { ...ball, risk: 'low' }, { token, key });
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
  });

  test.each([
    [{ amount: '0.001' }, 400, 'stakeTooSmall'],
    [{ amount: '0.015' }, 400, 'stakeTooPrecise'],
    [{ amount: '-1' }, 400, 'stakeTooSmall'],
    [{ rows: 7 }, 400, undefined],
    [{ rows: 17 }, 400, undefined],
    [{ rows: 8.5 }, 400, undefined],
    [{ risk: 'none' }, 400, undefined],
    [{ amount: '2000.01' }, 422, 'BET_TOO_LARGE'],
    [{ amount: '1000.01', rows: 8, risk: 'low' }, 422, 'INSUFFICIENT_BALANCE'],
  ])('refuses %j', async (change, status, code) => {
    const { token } = await wire.signUp();
    const refused = await wire.post(BET, { ...ball, ...change }, { token, key: newKey() });
    expect(refused.status).toBe(status);
    if (code !== undefined) expect(refused.body.code).toBe(code);
    expect(await balanceOf(token)).toBe(1_000n * USDT);
  });

  test('names the maximum stake if a win at the edge of the board could exceed the bound', async () => {
    const { token } = await wire.signUp();
    await setLimits(database.db, { win: 1n });
    const key = newKey();
    const refused = await wire.post(BET, { ...ball, amount: '1000' }, { token, key });
    const found = await wire.post(FIND_OUT, { call: 'plinkoBet', key }, { token });
    await setLimits(database.db, { win: 5_000n });
    expect(refused).toMatchObject({ status: 422, body: { code: 'WIN_TOO_LARGE' } });
    expect(refused.body.params.largest).toMatch(/^\d+(\.\d{1,2})?$/);
    expect(found.body).toMatchObject({ code: 'WIN_TOO_LARGE', data: { done: false } });
  });

  test('findOut reports a placed bet, and closes the key of a bet that was not placed', async () => {
    const { token } = await wire.signUp();
    const [late, placed] = [newKey(), newKey()];
    const findOut = (key: string) => wire.post(FIND_OUT, { call: 'plinkoBet', key }, { token });
    expect((await findOut(late)).body).toMatchObject({ code: 'NOT_DONE', data: { done: false } });
    const refused = await wire.post(BET, ball, { token, key: late });
    expect(refused).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
    await wire.post(BET, ball, { token, key: placed });
    expect((await findOut(placed)).body).toMatchObject({
      code: 'BET_PLACED',
      data: { done: true },
    });
  });

  test('is refused on a brand that offers only the demo', async () => {
    const { token } = await wire.signUp();
    const refused = await wire.send(BET, {
      method: 'POST',
      body: JSON.stringify(ball),
      headers: {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': newKey(),
        Origin: 'http://aurora.localhost',
      },
    });
    expect(refused).toMatchObject({ status: 403, body: { code: 'GAME_OFF' } });
  });

  test('requires a session', async () => {
    expect((await wire.post(BET, ball)).status).toBe(401);
  });

  test('is refused beyond the member’s limit, and bets on Dice count towards it', async () => {
    const { token } = await wire.signUp();
    const limit = { kind: 'stakes', period: 'day', amount: '2' };
    await wire.post('/api/user/setPlayLimit', limit, { token });
    const small = { amount: '1', rows: 8, risk: 'low' };
    expect((await wire.post(BET, small, { token, key: newKey() })).status).toBe(200);
    const dice = { amount: '0.5', direction: 'over', target: '50.00' };
    expect((await wire.post(DICE, dice, { token, key: newKey() })).status).toBe(200);
    const refused = await wire.post(BET, small, { token, key: newKey() });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'PLAY_LIMIT', params: { left: '0.5' } },
    });
  });
});

test('every bet verifies with the revealed seed, and is listed only with its game', async () => {
  const { token } = await wire.signUp();
  const sent = range(8, 17).map((rows, place) => ({
    amount: '0.01',
    rows,
    risk: ['low', 'medium', 'high'][place % 3],
  }));
  for (const each of sent) {
    await wire.post(BET, each, { token, key: newKey() });
    const dice = { amount: '0.01', direction: 'under', target: '98.00' };
    await wire.post(DICE, dice, { token, key: newKey() });
  }
  await wire.post(`${SEEDS}/rotate`, { client_seed: 'next' }, { token, key: newKey() });
  const { body } = await wire.get(BETS, { token });
  expect(body.data.map(({ rows }: Row) => rows as number)).toEqual(range(16, 7, -1));
  expect(body.data.map(({ nonce }: Row) => nonce as number)).toEqual(range(16, -1, -2));
  for (const row of body.data) {
    const statement = {
      game: 'plinko' as const,
      betId: row.bet_id,
      serverSeedHash: row.server_seed_hash,
      clientSeed: row.client_seed,
      nonce: row.nonce,
      settings: `${row.rows}:${row.risk}`,
      amount: row.amount,
      result: row.path,
      multiple: row.multiple,
      payout: row.payout,
      at: row.receipt.at,
    };
    const verdict = verifyOriginalBet(
      { statement, proof: row.receipt },
      { serverSeed: row.server_seed, bets: row.bets },
      TEST_RECEIPTS.publicKey,
    );
    expect([row.rows, verdict.steps.filter(({ holds }) => !holds)]).toEqual([row.rows, []]);
  }
});
