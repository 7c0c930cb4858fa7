import { parseUsdt, USDT } from '@platform/rules/money';
import {
  minesMultiple,
  minesResult,
  mostReveals,
  multipleText,
  verifyOriginalBet,
  type OriginalBet,
  type OriginalStatement,
} from '@platform/rules/originals';
import { CELLS, type MineCount } from '@platform/rules/mines';
import { range } from 'es-toolkit';
import sql from 'sql-template-tag';
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

const OPEN = '/api/game/mines/open';
const REVEAL = '/api/game/mines/reveal';
const CASH_OUT = '/api/game/mines/cashout';
const GAME = '/api/game/mines/game';
const GAMES = '/api/game/mines/games';
const DICE = '/api/game/dice/bet';
const SEEDS = '/api/game/seeds';
const FIND_OUT = '/api/user/findOut';

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

/** Sends a call with a new key. */
const send = (token: string, path: string, body: object, key = newKey()) =>
  wire.post(path, body, { token, key });

/** Opens a game, and returns it. */
async function opened(token: string, mines: MineCount = 3, amount = '1'): Promise<Row> {
  const reply = await send(token, OPEN, { amount, mines });
  expect(reply).toMatchObject({ status: 200, body: { code: 'GAME_OPENED' } });
  return reply.body.data;
}

const reveal = (token: string, game: Row, cell: number, more: object = {}) =>
  send(token, REVEAL, { game_id: game.game_id, cell, ...more });

/** Returns a game with an open cell. Plays again after a mine. */
async function withOpenCell(token: string, mines: MineCount = 1): Promise<Row> {
  for (;;) {
    const { body } = await reveal(token, await opened(token, mines), 0);
    if (body.data.state === 'open') return body.data;
  }
}

/** Converts a game in a reply to the verifier's input. */
function originalOf(row: Row): OriginalBet {
  const statement: OriginalStatement = {
    game: 'mines',
    betId: row.game_id,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    settings: String(row.mines),
    amount: row.amount,
    result: '',
    multiple: '',
    payout: '',
    at: row.receipt.at,
  };
  if (row.end_receipt === null) return { statement, proof: row.receipt };
  return {
    statement: {
      ...statement,
      result: minesResult({ mines: row.mine_cells, opened: row.opened }),
      multiple: row.multiple,
      payout: row.payout,
      at: row.end_receipt.at,
    },
    proof: row.end_receipt,
    opening: row.receipt,
  };
}

const failingSteps = (row: Row) =>
  verifyOriginalBet(
    originalOf(row),
    row.server_seed ? { serverSeed: row.server_seed, bets: row.bets } : undefined,
    TEST_RECEIPTS.publicKey,
  ).steps.filter(({ holds }) => !holds);

describe('a game of Mines', () => {
  test('takes the stake, shows no mines while it is open, and pays the multiple at the cash-out', async () => {
    const { token } = await wire.signUp();
    const before = await balanceOf(token);
    const game = await opened(token, 1);
    expect(game).toMatchObject({
      game: 'mines',
      state: 'open',
      cause: null,
      mines: 1,
      opened: [],
      amount: '1',
      payout: '0',
      multiple: null,
      next_multiple: '1.0312',
      mine_cells: null,
      end_receipt: null,
      nonce: 0,
      most_reveals: 24,
    });
    expect(game.expires_at - game.opened_at).toBe(86_400_000);
    expect(failingSteps(game)).toEqual([]);
    expect(await balanceOf(token)).toBe(before - USDT);
    expect((await wire.get(GAME, { token })).body.data).toEqual(game);

    const { body } = await reveal(token, game, 12);
    // In one of 25 games, the mine is in this cell.
    if (body.data.state === 'lost') return;
    expect(body).toMatchObject({ code: 'CELL_OPENED' });
    expect(body.data).toMatchObject({
      state: 'open',
      opened: [12],
      multiple: '1.0312',
      next_multiple: '1.0760',
      payout: '0',
      mine_cells: null,
    });
    const { body: end } = await send(token, CASH_OUT, { game_id: game.game_id });
    expect(end).toMatchObject({ code: 'CASHED_OUT' });
    expect(end.data).toMatchObject({
      state: 'cashed_out',
      cause: 'player',
      opened: [12],
      multiple: '1.0312',
      next_multiple: null,
      payout: '1.0312',
      mine_cells: [expect.any(Number) as unknown],
    });
    expect(failingSteps(end.data)).toEqual([]);
    expect(await balanceOf(token)).toBe(before - USDT + 1_031_200n);
    expect((await wire.get(GAME, { token })).body.data).toBeNull();
  });

  test('is lost at a mine, or ends once the last safe cell is open', async () => {
    const { token } = await wire.signUp();
    const causes = new Set<string>();
    while (causes.size < 2) {
      const before = await balanceOf(token);
      const { body } = await reveal(token, await opened(token, 24, '0.01'), 7);
      const { state, cause, payout, multiple, mine_cells: mines } = body.data;
      expect(mines).toHaveLength(24);
      expect(mines.includes(7)).toBe(state === 'lost');
      expect([cause, multiple, payout]).toEqual(
        state === 'lost' ? ['mine', '0.0000', '0'] : ['cleared', '24.7500', '0.2475'],
      );
      expect(await balanceOf(token)).toBe(before - 10_000n + parseUsdt(payout));
      expect(failingSteps(body.data)).toEqual([]);
      causes.add(cause);
      if (causes.size < 2 && (await balanceOf(token)) < 10_000n) break;
    }
    expect([...causes].toSorted()).toEqual(['cleared', 'mine']);
  }, 60_000);

  test('returns the first reply to a repeated key, regardless of later moves', async () => {
    const { token } = await wire.signUp();
    const [openKey, revealKey, endKey] = [newKey(), newKey(), newKey()];
    const terms = { amount: '1', mines: 1 };
    const first = await send(token, OPEN, terms, openKey);
    const move = { game_id: first.body.data.game_id, cell: 3, seen: 0 };
    const second = await send(token, REVEAL, move, revealKey);
    await reveal(token, first.body.data, 4);
    const end = { game_id: first.body.data.game_id };
    const third = await send(token, CASH_OUT, end, endKey);
    expect((await there.post(OPEN, terms, { token, key: openKey })).body).toEqual(first.body);
    expect((await there.post(REVEAL, move, { token, key: revealKey })).body).toEqual(second.body);
    expect((await there.post(CASH_OUT, end, { token, key: endKey })).body).toEqual(third.body);
    const conflicts = await Promise.all([
      send(token, OPEN, { ...terms, mines: 2 }, openKey),
      send(token, REVEAL, { ...move, cell: 5 }, revealKey),
      send(token, CASH_OUT, { game_id: '1' }, endKey),
    ]);
    for (const { status, body } of conflicts) {
      expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    }
  });

  test('refuses a second game, and names the open one', async () => {
    const { token } = await wire.signUp();
    const game = await opened(token);
    const refused = await send(token, OPEN, { amount: '1', mines: 1 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'GAME_OPEN', params: { game_id: game.game_id } },
    });
  });

  test('refuses moves with the code of the first reason', async () => {
    const { token } = await wire.signUp();
    const code = async (reply: ReturnType<typeof send>) => {
      const { status, body } = await reply;
      return [status, body.code];
    };
    const open = await opened(token, 1);
    const cashOut = (id: string) => code(send(token, CASH_OUT, { game_id: id }));
    expect(await cashOut(open.game_id)).toEqual([409, 'NOTHING_REVEALED']);
    expect(await cashOut('1')).toEqual([404, 'NO_GAME']);
    expect(await cashOut('x')).toEqual([404, 'NO_GAME']);
    const other = await wire.signUp();
    expect(await code(reveal(other.token, open, 0))).toEqual([404, 'NO_GAME']);
    expect(await code(reveal(token, open, 0, { seen: 1 }))).toEqual([409, 'STALE']);
    expect(await code(reveal(token, open, 0, { seen: 4_000_000 }))).toEqual([409, 'STALE']);
    expect(await code(reveal(token, open, 25))).toEqual([400, 'malformed']);
    const { body } = await reveal(token, open, 0, { seen: 0 });
    if (body.data.state === 'open') {
      expect(await code(reveal(token, open, 0, { seen: 0 }))).toEqual([409, 'STALE']);
      expect(await code(reveal(token, open, 0, { seen: 1 }))).toEqual([409, 'CELL_OPEN']);
      await cashOut(open.game_id);
    }
    expect(await code(reveal(token, open, 0, { seen: 9 }))).toEqual([409, 'GAME_OVER']);
    expect(await cashOut(open.game_id)).toEqual([409, 'GAME_OVER']);
  });

  test('blocks a rotation and a new client seed, but not Dice', async () => {
    const { token } = await wire.signUp();
    const game = await withOpenCell(token);
    for (const path of [`${SEEDS}/rotate`, `${SEEDS}/client`]) {
      expect(await send(token, path, { client_seed: `mine-${path.at(-1)}` })).toMatchObject({
        status: 409,
        body: { code: 'GAME_OPEN', params: { game_id: game.game_id } },
      });
    }
    const dice = { amount: '0.01', direction: 'over', target: '50.00' };
    const placed = await send(token, DICE, dice);
    expect(placed.body.data.nonce).toBe(game.nonce + 1);
    await send(token, CASH_OUT, { game_id: game.game_id });
    const rotated = await send(token, `${SEEDS}/rotate`, { client_seed: 'mine' });
    expect(rotated).toMatchObject({ status: 200, body: { code: 'SEEDS_ROTATED' } });
  });

  test('ends at the number of open cells that the limit on a win allows', async () => {
    await setLimits(database.db, { win: 1n });
    const { token: other } = await wire.signUp();
    const { body: refused } = await send(other, OPEN, { amount: '100', mines: 24 });
    const bound = await database.db.query<{ bound: bigint }>(sql`
      select trunc(balance::numeric / 1000000)::bigint as bound from account
      where owner is null and kind = 'house'`);
    let end: Row;
    do {
      const { token } = await wire.signUp();
      const game = await opened(token, 1, '1000');
      expect(game.most_reveals).toBe(mostReveals(1_000n * USDT, 1, bound[0]?.bound ?? 0n));
      expect(game.most_reveals).toBeLessThan(24);
      end = game;
      for (let cell = 0; end.state === 'open'; cell += 1) {
        end = (await reveal(token, game, cell)).body.data;
      }
    } while (end.state === 'lost');
    await setLimits(database.db, { win: 5_000n });
    expect(end.opened).toHaveLength(end.most_reveals);
    expect(end).toMatchObject({ state: 'cashed_out', cause: 'limit' });
    expect(end.multiple).toBe(multipleText(minesMultiple(1, end.most_reveals)));
    expect(refused.code).toBe('WIN_TOO_LARGE');
    expect(refused.params.largest).toMatch(/^\d+(\.\d{1,2})?$/);
  }, 60_000);

  test.each([
    [{ amount: '0.001' }, 400, 'stakeTooSmall'],
    [{ amount: '0.015' }, 400, 'stakeTooPrecise'],
    [{ mines: 0 }, 400, undefined],
    [{ mines: 25 }, 400, undefined],
    [{ amount: '2000.01' }, 422, 'BET_TOO_LARGE'],
    [{ amount: '1000.01' }, 422, 'INSUFFICIENT_BALANCE'],
  ])('is refused with %j', async (change, status, code) => {
    const { token } = await wire.signUp();
    const refused = await send(token, OPEN, { amount: '1', mines: 3, ...change });
    expect(refused.status).toBe(status);
    if (code !== undefined) expect(refused.body.code).toBe(code);
    expect(await balanceOf(token)).toBe(1_000n * USDT);
  });

  test('is refused on a brand that offers only the demo', async () => {
    const { token } = await wire.signUp();
    const refused = await wire.send(OPEN, {
      method: 'POST',
      body: JSON.stringify({ amount: '1', mines: 3 }),
      headers: {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': newKey(),
        Origin: 'http://aurora.localhost',
      },
    });
    expect(refused).toMatchObject({ status: 403, body: { code: 'GAME_OFF' } });
  });

  test('is decided once for two devices: the first move wins', async () => {
    const { token } = await wire.signUp();
    for (const turn of range(6)) {
      const game = await withOpenCell(token, 3);
      const before = await balanceOf(token);
      const move = { game_id: game.game_id, cell: 20, seen: 1 };
      const [revealed, cashed] = await Promise.all([
        (turn % 2 ? wire : there).post(REVEAL, move, { token, key: newKey() }),
        (turn % 2 ? there : wire).post(
          CASH_OUT,
          { game_id: game.game_id },
          { token, key: newKey() },
        ),
      ]);
      if (revealed.status !== 200) expect(revealed.body.code).toBe('GAME_OVER');
      if (cashed.status !== 200) expect(cashed.body.code).toBe('GAME_OVER');
      const [last] = (await wire.get(GAMES, { token })).body.data;
      expect(last.game_id).toBe(game.game_id);
      expect(last.opened).toEqual(revealed.status === 200 ? [0, 20] : [0]);
      expect(last.state === 'cashed_out').toBe(cashed.status === 200);
      expect(await balanceOf(token)).toBe(before + parseUsdt(last.payout));
    }
  });

  test('counts towards the member’s limits with its stake, payout and return', async () => {
    const { token } = await wire.signUp();
    const limit = { kind: 'losses', period: 'day', amount: '2' };
    await wire.post('/api/user/setPlayLimit', limit, { token });
    const game = await opened(token, 1, '1.5');
    const { body } = await reveal(token, game, 0);
    await send(token, CASH_OUT, { game_id: game.game_id });
    const refused = await send(token, OPEN, { amount: '2.05', mines: 1 });
    const left = body.data.state === 'lost' ? '0.5' : '2.0468';
    expect(refused).toMatchObject({ status: 422, body: { code: 'PLAY_LIMIT', params: { left } } });
  });

  test('counts towards limits that the member sets afterwards', async () => {
    const { token } = await wire.signUp();
    const game = await withOpenCell(token);
    await send(token, CASH_OUT, { game_id: game.game_id });
    await opened(token, 1, '1.5');
    const { body } = await wire.get(GAMES, { token });
    const staked = body.pagination.totalRecords + 1.5;
    const limit = { kind: 'stakes', period: 'day', amount: String(staked + 1) };
    await wire.post('/api/user/setPlayLimit', limit, { token });
    const dice = { amount: '1.01', direction: 'over', target: '50.00' };
    const refused = await send(token, DICE, dice);
    expect(refused).toMatchObject({ body: { code: 'PLAY_LIMIT', params: { left: '1' } } });
  });

  test('continues after a restart of the server and the draw', async () => {
    const { token } = await wire.signUp();
    const game = await withOpenCell(token);
    await stopDraw();
    const restarted = await testApp(database.as('app'), { TOKENS_DIR: folder.path });
    apps.push(restarted);
    stopDraw = answerDraws(database.as('draw'), (error) => errors.push(error));
    const later = new Wire(restarted.origin);
    expect((await later.get(GAME, { token })).body.data).toEqual(game);
    const cashOut = { game_id: game.game_id };
    const { body } = await later.post(CASH_OUT, cashOut, { token, key: newKey() });
    expect(body.data).toMatchObject({ game_id: game.game_id, opened: [0], cause: 'player' });
    expect(failingSteps(body.data)).toEqual([]);
  });

  test('is reported by findOut under its decided keys, and findOut closes the other keys', async () => {
    const { token } = await wire.signUp();
    const game = await withOpenCell(token);
    const findOut = (call: string, key: string) => send(token, FIND_OUT, { call, key });
    const bodies = {
      openMines: [OPEN, { amount: '1', mines: 1 }],
      revealMines: [REVEAL, { game_id: game.game_id, cell: 9 }],
      cashOutMines: [CASH_OUT, { game_id: game.game_id }],
    } as const;
    for (const [call, [path, body]] of Object.entries(bodies)) {
      const late = newKey();
      expect((await findOut(call, late)).body).toMatchObject({
        code: 'NOT_DONE',
        data: { done: false },
      });
      expect((await send(token, path, body, late)).body.code).toBe('IDEMPOTENCY_CONFLICT');
    }
    const [refusedKey, endKey] = [newKey(), newKey()];
    await send(token, OPEN, bodies.openMines[1], refusedKey);
    expect((await findOut('openMines', refusedKey)).body).toMatchObject({
      code: 'GAME_OPEN',
      params: { game_id: game.game_id },
    });
    await send(token, CASH_OUT, bodies.cashOutMines[1], endKey);
    expect((await findOut('cashOutMines', endKey)).body).toMatchObject({
      code: 'CASHED_OUT',
      data: { done: true },
    });
  });

  test('requires a session', async () => {
    for (const path of [OPEN, REVEAL, CASH_OUT])
      expect((await wire.post(path, {})).status).toBe(401);
  });
});

test('every game that is over is listed, and verifies with the revealed seed', async () => {
  const { token } = await wire.signUp();
  for (const mines of [1, 3, 8, 24] as const) {
    const game = await opened(token, mines, '0.01');
    let last = game;
    for (let cell = 0; cell < 2 && last.state === 'open'; cell += 1) {
      last = (await reveal(token, game, (cell * 7 + mines) % CELLS)).body.data;
    }
    if (last.state === 'open') await send(token, CASH_OUT, { game_id: game.game_id });
  }
  const open = await opened(token, 1);
  const { body: before } = await wire.get(GAMES, { token });
  expect(before.data.map(({ mines }: Row) => mines as number)).toEqual([24, 8, 3, 1]);
  expect(before.data.map(({ server_seed: seed }: Row) => seed as null)).toEqual(
    Array(4).fill(null),
  );
  let end = open;
  for (let cell = 0; end.state === 'open' && cell < 1; cell += 1) {
    end = (await reveal(token, open, cell)).body.data;
  }
  if (end.state === 'open') await send(token, CASH_OUT, { game_id: open.game_id });
  await send(token, `${SEEDS}/rotate`, { client_seed: 'next' });
  const { body } = await wire.get(GAMES, { token });
  expect(body.data.map(({ nonce }: Row) => nonce as number)).toEqual([4, 3, 2, 1, 0]);
  for (const row of body.data) {
    expect([row.mines, row.bets, failingSteps(row)]).toEqual([row.mines, 5, []]);
  }
});
