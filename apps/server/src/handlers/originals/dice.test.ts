import { toDecimal, parseUsdt, USDT } from '@platform/rules/money';
import { verifyOriginalBet, type OriginalBet } from '@platform/rules/originals';
import { range } from 'es-toolkit';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { reconcile } from '../../jobs/reconcile';
import { auditLedger } from '../../ledger/audit';
import { testApp, type TestApp } from '../../testing/app';
import { testDatabase, type TestDatabase } from '../../testing/database';
import { TEST_RECEIPTS } from '../../testing/draws';
import type { TestFolder } from '../../testing/folders';
import { answerDraws, brandsWithOriginals } from '../../testing/pairs';
import { Wire } from '../../testing/wire';

const BET = '/api/game/dice/bet';
const BETS = '/api/game/dice/bets';
const SEEDS = '/api/game/seeds';
const bet = { amount: '1', direction: 'over', target: '50.00' };

let database: TestDatabase;
let folder: TestFolder;
let apps: TestApp[];
let wire: Wire;
let there: Wire;
let stopDraw: () => Promise<void>;
const errors: unknown[] = [];
let keys = 0;
const newKey = () => `key-of-a-request-${(keys += 1)}`;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  folder = await brandsWithOriginals();
  const config = { TOKENS_DIR: folder.path, MAX_BET: 2_000n * USDT };
  const app = database.as('app');
  apps = [await testApp(app, config), await testApp(app, config)];
  [wire, there] = apps.map(({ origin }) => new Wire(origin)) as [Wire, Wire];
  stopDraw = answerDraws(database.as('draw'), (error) => errors.push(error));
});
afterAll(async () => {
  await stopDraw();
  for (const app of apps) await app.close();
  const audit = await auditLedger(database.db);
  await reconcile({ db: database.db, restMs: 0, onError: (error) => errors.push(error) });
  await database.drop();
  await folder.remove();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  expect([...errors, ...apps.flatMap((app) => app.errors)]).toEqual([]);
});

const balanceOf = async (token: string): Promise<bigint> =>
  parseUsdt((await wire.get('/api/user/userbalances', { token })).body.data.ActivateWallet);

type Row = Awaited<ReturnType<typeof wire.get>>['body'];

/** Converts a bet in a reply to the verifier's input. */
const originalOf = (row: Row): OriginalBet => ({
  statement: {
    game: 'dice',
    betId: row.bet_id,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    settings: `${row.direction}:${row.target}`,
    amount: row.amount,
    result: row.result,
    multiple: row.multiple,
    payout: row.payout,
    at: row.receipt.at,
  },
  proof: row.receipt,
});

describe('POST /api/game/dice/bet', () => {
  test('returns the result, and changes the balance by the win or the stake', async () => {
    const { token } = await wire.signUp();
    const before = await balanceOf(token);
    const placed = await wire.post(BET, bet, { token, key: newKey() });
    expect(placed).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        code: 'BET_PLACED',
        data: {
          game: 'dice',
          direction: 'over',
          target: '50.00',
          amount: '1',
          multiple: '1.9800',
          nonce: 0,
          result: expect.stringMatching(/^\d{1,3}\.\d\d$/),
        },
      },
    });
    const { won, payout, result } = placed.body.data;
    expect(won).toBe(Number(result) > 50);
    expect(payout).toBe(won ? '1.98' : '0');
    expect(await balanceOf(token)).toBe(before - USDT + parseUsdt(payout));
  });

  test('returns the first reply to copies of a request, through two servers', async () => {
    const { token } = await wire.signUp();
    const key = newKey();
    const replies = await Promise.all(
      range(20).map((turn) => (turn % 2 ? wire : there).post(BET, bet, { token, key })),
    );
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { body } = await wire.get(BETS, { token });
    expect(body.pagination.totalRecords).toBe(1);
    const other = await wire.post(BET, { ...bet, target: '50.01' }, { token, key });
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
  });

  test('places bets of many members, and the bets of one member in order', async () => {
    const members = await Promise.all(range(6).map(() => wire.signUp()));
    const replies = await Promise.all(
      members.flatMap(({ token }) =>
        range(8).map((turn) => (turn % 2 ? wire : there).post(BET, bet, { token, key: newKey() })),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(48).fill(200));
    for (const { token } of members) {
      const { body } = await wire.get(BETS, { token });
      const nonces = body.data.map(({ nonce }: Row) => nonce as number);
      expect(nonces).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
    }
  });

  test.each([
    [{ amount: '0.001' }, 400, 'stakeTooSmall'],
    [{ amount: '0.015' }, 400, 'stakeTooPrecise'],
    [{ amount: '-1' }, 400, 'stakeTooSmall'],
    [{ target: '1.99' }, 400, undefined],
    [{ target: '100.00' }, 400, undefined],
    [{ target: '50.001' }, 400, undefined],
    [{ direction: 'under', target: '0.00' }, 400, undefined],
    [{ direction: 'equal' }, 400, undefined],
    [{ amount: '2000.01' }, 422, 'BET_TOO_LARGE'],
  ])('refuses %j', async (change, status, code) => {
    const { token } = await wire.signUp();
    const refused = await wire.post(BET, { ...bet, ...change }, { token, key: newKey() });
    expect(refused.status).toBe(status);
    if (code !== undefined) expect(refused.body.code).toBe(code);
    expect(await balanceOf(token)).toBe(1_000n * USDT);
  });

  test('names the minimum stake', async () => {
    const { token } = await wire.signUp();
    const refused = await wire.post(BET, { ...bet, amount: '0' }, { token, key: newKey() });
    expect(refused.body.message).toContain('0.01');
  });

  test('is refused if the balance is too low, and findOut reports the refusal', async () => {
    const { token } = await wire.signUp();
    const key = newKey();
    const refused = await wire.post(BET, { ...bet, amount: '1000.01' }, { token, key });
    expect(refused).toMatchObject({ status: 422, body: { code: 'INSUFFICIENT_BALANCE' } });
    const found = await wire.post('/api/user/findOut', { call: 'diceBet', key }, { token });
    expect(found.body).toMatchObject({ code: 'INSUFFICIENT_BALANCE', data: { done: false } });
  });

  test('findOut reports a placed bet, and closes the key of a bet that was not placed', async () => {
    const { token } = await wire.signUp();
    const [late, placed] = [newKey(), newKey()];
    const findOut = (key: string) =>
      wire.post('/api/user/findOut', { call: 'diceBet', key }, { token });
    expect((await findOut(late)).body).toMatchObject({ code: 'NOT_DONE', data: { done: false } });
    const refused = await wire.post(BET, bet, { token, key: late });
    expect(refused).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
    await wire.post(BET, bet, { token, key: placed });
    expect((await findOut(placed)).body).toMatchObject({
      code: 'BET_PLACED',
      data: { done: true },
    });
  });

  test('is refused on a brand that offers only the demo, except for a retried request', async () => {
    const { token } = await wire.signUp();
    const send = (key: string, page: string) =>
      wire.send(BET, {
        method: 'POST',
        body: JSON.stringify(bet),
        headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': key, Origin: page },
      });
    const refused = await send(newKey(), 'http://aurora.localhost');
    expect(refused).toMatchObject({ status: 403, body: { code: 'GAME_OFF' } });
    const key = newKey();
    const placed = await wire.post(BET, bet, { token, key });
    expect((await send(key, 'http://aurora.localhost')).body).toEqual(placed.body);
  });

  test('requires a session', async () => {
    expect((await wire.post(BET, bet)).status).toBe(401);
  });

  test('signs a receipt that a server did not store before it stopped', async () => {
    const { token } = await wire.signUp();
    const placed = await wire.post(BET, bet, { token, key: newKey() });
    const { bet_id: id, receipt } = placed.body.data;
    const first = await database.db.query(sql`
      select 1 from original_receipt where first_bet = (
        select first_bet from original_bet where id = ${BigInt(id)})`);
    expect(first).toHaveLength(1);
    await database.db.transaction(async (tx) => {
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query(sql`delete from original_receipt`);
    });
    const { body } = await wire.get(BETS, { token });
    expect(body.data[0].receipt).toEqual(receipt);
  });
});

describe('GET /api/game/seeds', () => {
  test('shows the hashes of the first pairs before the first bet', async () => {
    const { token } = await wire.signUp();
    const { body } = await wire.get(SEEDS, { token });
    expect(body.data).toMatchObject({
      current: { client_seed_by: 'server', nonce: 0 },
      next: { server_seed_hash: expect.stringMatching(/^[\da-f]{64}$/) },
      past: [],
    });
    const placed = await wire.post(BET, bet, { token, key: newKey() });
    expect(placed.body.data.server_seed_hash).toBe(body.data.current.server_seed_hash);
    expect(placed.body.data.client_seed).toBe(body.data.current.client_seed);
  });

  test('never contains a server seed that is in use', async () => {
    const { token } = await wire.signUp();
    await wire.post(BET, bet, { token, key: newKey() });
    const before = await wire.get(SEEDS, { token });
    const listed = await wire.get(BETS, { token });
    expect(listed.body.data[0]).toMatchObject({ server_seed: null, bets: null });
    const rotated = await wire.post(
      `${SEEDS}/rotate`,
      { client_seed: 'mine' },
      { token, key: newKey() },
    );
    const { server_seed: seed } = rotated.body.data.revealed;
    expect(seed).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify([before.body, listed.body])).not.toContain(seed);
  });
});

describe('POST /api/game/seeds/rotate', () => {
  test('reveals the seed that verifies every bet on the pair', async () => {
    const { token } = await wire.signUp();
    const seeds = `${SEEDS}/client`;
    await wire.post(seeds, { client_seed: `<&%"'>` }, { token, key: newKey() });
    for (const target of ['50.00', '2.00', '98.00']) {
      await wire.post(BET, { ...bet, target }, { token, key: newKey() });
    }
    const key = newKey();
    const rotated = await wire.post(`${SEEDS}/rotate`, { client_seed: 'next' }, { token, key });
    expect(rotated).toMatchObject({
      status: 200,
      body: { code: 'SEEDS_ROTATED', data: { current: { client_seed: 'next', nonce: 0 } } },
    });
    const { body } = await wire.get(BETS, { token });
    expect(body.data).toHaveLength(3);
    for (const row of body.data) {
      const pair = { serverSeed: row.server_seed, bets: row.bets };
      const verdict = verifyOriginalBet(originalOf(row), pair, TEST_RECEIPTS.publicKey);
      expect([row.client_seed, verdict.fair]).toEqual([`<&%"'>`, true]);
    }
    expect(
      await wire.post(`${SEEDS}/rotate`, { client_seed: 'next' }, { token, key }),
    ).toMatchObject({ status: 200, body: rotated.body });
  });

  test.each(['client', 'rotate'])(
    'refuses a client seed that was used before: %s',
    async (call) => {
      const { token } = await wire.signUp();
      const post = (path: string, seed: string) =>
        wire.post(`${SEEDS}/${path}`, { client_seed: seed }, { token, key: newKey() });
      expect((await post('client', 'first')).body.code).toBe('CLIENT_SEED_CHANGED');
      expect((await post('rotate', 'second')).body.code).toBe('SEEDS_ROTATED');
      expect(await post(call, 'first')).toMatchObject({
        status: 422,
        body: { code: 'CLIENT_SEED_USED' },
      });
    },
  );

  test.each(['', 'a:b', 'a b', 'é', 'x'.repeat(65)])(
    'refuses %j as a client seed',
    async (seed) => {
      const { token } = await wire.signUp();
      const refused = await wire.post(
        `${SEEDS}/rotate`,
        { client_seed: seed },
        { token, key: newKey() },
      );
      expect(refused.status).toBe(400);
    },
  );
});

test('many bets pay according to the rules', async () => {
  const { token } = await wire.signUp();
  const before = await balanceOf(token);
  let expected = before;
  for (const turn of range(30)) {
    const direction = turn % 2 ? 'over' : 'under';
    const target = `${3 + turn * 3}.${String(turn).padStart(2, '0')}`;
    const amount = toDecimal(BigInt(1 + turn) * 10_000n);
    const { body } = await wire.post(BET, { amount, direction, target }, { token, key: newKey() });
    expected += parseUsdt(body.data.payout) - parseUsdt(amount);
  }
  expect(await balanceOf(token)).toBe(expected);
});
