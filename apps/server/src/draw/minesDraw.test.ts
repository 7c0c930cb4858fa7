import { MINE_COUNTS } from '@platform/rules/mines';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import { minesMultiple, mostReveals, safeCells } from '@platform/rules/originals';
import { range } from 'es-toolkit';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startBreak } from '../account/playBreaks';
import { one, type Database, type Queryable } from '../db/database';
import { reconcile } from '../jobs/reconcile';
import { accountOf, balancesOf, platformAccount } from '../ledger/accounts';
import { auditLedger } from '../ledger/audit';
import { openGame, type GameRecord } from '../originals/games';
import { testDatabase, type TestDatabase } from '../testing/database';
import {
  askDraw,
  decisionOn,
  drawOn,
  endAbsentOn,
  type Decision,
  type SentRequest,
} from '../testing/games';
import { memberWith } from '../testing/people';
import { transfer } from '../testing/transfer';

const START = 100n * USDT;

let database: TestDatabase;
let owner: Database;
let app: Database;
let drawDb: Database;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  owner = database.db;
  app = database.as('app');
  drawDb = database.as('draw');
});
afterAll(async () => {
  const audit = await auditLedger(owner);
  const differing: unknown[] = [];
  await reconcile({ db: owner, restMs: 0, onError: (error) => differing.push(error) });
  await database.drop();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  expect(differing).toEqual([]);
});

let keys = 0;

/** Sends a request, and returns the decision of a new draw. */
async function decide(sent: Omit<SentRequest, 'key'>, db: Queryable = drawDb): Promise<Decision> {
  keys += 1;
  const id = await askDraw(app, { ...sent, key: `key-${keys}` });
  await drawOn(db);
  return one([await decisionOn(app, id)].flatMap((decision) => decision ?? []));
}

async function gameOf(member: bigint): Promise<GameRecord> {
  const game = await openGame(app, member);
  if (game === undefined) throw new Error(`The member ${member} has no open game.`);
  return game;
}

/** Creates a member with a game that has this number of open cells. Starts over after a mine. */
async function memberInGame(cells = 0, stake: MicroUsdt = USDT) {
  for (;;) {
    const member = await memberWith(owner, START);
    await decide({ member, kind: 'mines', settings: '1', stake });
    const { id } = await gameOf(member);
    for (const cell of range(cells)) {
      await decide({ member, kind: 'reveal', settings: `${id}:${cell}:` });
    }
    if ((await openGame(app, member)) !== undefined) return { member, id };
  }
}

const mainOf = async (member: bigint) => (await balancesOf(owner, member)).main;

const endOf = async (id: bigint) =>
  one(
    await app.query<{ state: string; cause: string | null; payout: bigint }>(
      sql`select state, cause, payout from mines_game where id = ${id}`,
    ),
  );

/** Moves the expiry of a game to now. */
const expire = (id: bigint) =>
  owner.query(sql`update mines_game set expires_at = clock_timestamp() where id = ${id}`);

describe('the database', () => {
  test('computes the same multiples as the rules', async () => {
    const rows = await owner.query<{ mines: number; opened: number; multiple: bigint | null }>(sql`
      select mines, opened, mines_multiple(mines, opened) as multiple
      from generate_series(0, 25) as mines, generate_series(0, 25) as opened`);
    const expected = (mines: number, opened: number) => {
      const count = MINE_COUNTS.find((each) => each === mines);
      const isOffered = count !== undefined && opened > 0 && opened <= safeCells(count);
      return isOffered ? minesMultiple(count, opened).numerator : null;
    };
    expect(rows).toHaveLength(676);
    expect(rows).toEqual(
      rows.map(({ mines, opened }) => ({ mines, opened, multiple: expected(mines, opened) })),
    );
  });

  test('stops games at the same number of cells as the rules', async () => {
    const stakes = [10_000n, USDT, 33n * USDT, 1_000n * USDT];
    const bounds = [0n, 311n, 312n, USDT, 250n * USDT, 10n ** 12n];
    const rows = await owner.query<{
      mines: (typeof MINE_COUNTS)[number];
      stake: bigint;
      bound: bigint;
      most: number;
    }>(sql`
      select mines, stake, bound, mines_most_reveals(stake, mines, bound) as most
      from generate_series(1, 24) as mines, unnest(${stakes}::bigint[]) as stake,
        unnest(${bounds}::bigint[]) as bound`);
    expect(rows).toHaveLength(24 * stakes.length * bounds.length);
    expect(rows).toEqual(
      rows.map((row) => ({ ...row, most: mostReveals(row.stake, row.mines, row.bound) })),
    );
  });

  test('receives neither the mines nor the seed of an open game', async () => {
    const texts: string[] = [];
    const recorded: Queryable = {
      query: async (statement, name) => {
        texts.push(...statement.values.map(String));
        return drawDb.query<never>(statement, name);
      },
    };
    const { member, id } = await memberInGame(1);
    await decide({ member, kind: 'reveal', settings: `${id}:1:` }, recorded);
    const before = texts.splice(0);
    if ((await openGame(app, member)) === undefined) return;
    const rows = await owner.query<{ row: string }>(sql`
      select row_to_json(mines_game)::text as row from mines_game where id = ${id}
      union all select row_to_json(seed_pair)::text from seed_pair
        where member_id = ${member} and state = 'current'`);
    await decide({ member, kind: 'cashout', settings: `${id}` }, recorded);
    const [mine] = await owner.query<{ cells: number[] }>(
      sql`select mine_cells as cells from mines_game where id = ${id}`,
    );
    // The statement that ends the game names the mine; earlier statements do not.
    expect(texts).toContain(String(mine?.cells));
    expect(before).not.toContain(String(mine?.cells));
    expect(before.filter((text) => /[\da-f]{64}/.test(text))).toEqual([]);
    expect(rows.map(({ row }) => JSON.parse(row) as object)).toMatchObject([
      { mine_cells: null, multiple: null, state: 'open' },
      { server_seed: null },
    ]);
  });

  test.each([
    ['another stake', 'stake = stake + 10000', 'terms'],
    ['another limit', 'most_reveals = 1', 'terms'],
    ['another nonce', 'nonce = nonce + 1', 'terms'],
    ['a closed cell', `opened = '{}'`, 'one new cell'],
    ['two more cells', `opened = opened || '{20,21}'`, 'one new cell'],
    ['a cell that is open', 'opened = opened || opened', 'one new cell'],
    ['a cell outside the board', 'opened = opened || 25', 'one new cell'],
    [
      'mines under an open cell',
      `state = 'cashed_out', cause = 'player', mine_cells = opened, multiple = '1.0312', payout = 1,
        ended_at = now(), end_batch = 1`,
      'do not agree',
    ],
    [
      'a loss without a mine',
      `state = 'lost', cause = 'mine', mine_cells = '{24}', multiple = '0.0000', ended_at = now(),
        end_batch = 1`,
      'do not agree',
    ],
  ])('refuses, even for its owner, %s', async (_, change, reason) => {
    const { id } = await memberInGame(1);
    const changed = owner.query(raw(`update mines_game set ${change} where id = ${id}`));
    await expect(changed).rejects.toThrow(reason);
  });

  test('refuses, even for its owner, to change an ended game or delete any game', async () => {
    const { member, id } = await memberInGame(1);
    await decide({ member, kind: 'cashout', settings: `${id}` });
    const changed = owner.query(sql`update mines_game set payout = 0 where id = ${id}`);
    await expect(changed).rejects.toThrow('has ended');
    await expect(owner.query(sql`delete from mines_game`)).rejects.toThrow('append-only');
    await expect(owner.query(sql`delete from mines_action`)).rejects.toThrow('append-only');
  });

  test('hides stakes from the draw, and refuses writes by server roles', async () => {
    await expect(drawDb.query(sql`select stake from mines_game`)).rejects.toThrow('denied');
    for (const role of [app, drawDb]) {
      for (const table of ['mines_game', 'mines_action']) {
        await expect(role.query(raw(`delete from ${table}`))).rejects.toThrow('denied');
      }
    }
  });
});

test('the comparison of the books reports a payout to a member without an ended game', async () => {
  const { member, id } = await memberInGame(1);
  await decide({ member, kind: 'cashout', settings: `${id}` });
  const withoutCause = (tx: Queryable, through: bigint) =>
    tx.query<{ subject: string }>(sql`select subject from transfers_without_cause(0, ${through})`);
  const last = async () =>
    one(await owner.query<{ id: bigint }>(sql`select max(id) as id from transfer`)).id;
  expect(await withoutCause(owner, await last())).toEqual([]);
  const undone = new Error('undone');
  const forged = owner.transaction(async (tx) => {
    const from = await platformAccount(tx, 'house');
    const to = await accountOf(tx, 'main', member);
    const [paid] = await transfer(tx, [{ key: 'mines-payout:1', from, to, amount: USDT }]);
    const found = await withoutCause(tx, paid ?? 0n);
    expect(found).toEqual([{ subject: `transfer ${paid}` }]);
    throw undone;
  });
  await expect(forged).rejects.toBe(undone);
});

describe('an absent member', () => {
  test('is paid the current multiple after 24 hours', async () => {
    const { member, id } = await memberInGame(2);
    expect(await endAbsentOn(drawDb)).toBe(0);
    await expire(id);
    expect(await endAbsentOn(drawDb)).toBe(1);
    expect(await endOf(id)).toEqual({ state: 'cashed_out', cause: 'absence', payout: 1_076_000n });
    expect(await mainOf(member)).toBe(START - USDT + 1_076_000n);
    expect(await endAbsentOn(drawDb)).toBe(0);
  });

  test('gets the stake back if no cell is open', async () => {
    const { member, id } = await memberInGame();
    await expire(id);
    expect(await endAbsentOn(drawDb)).toBe(1);
    expect(await endOf(id)).toEqual({ state: 'returned', cause: 'absence', payout: USDT });
    expect(await mainOf(member)).toBe(START);
  });

  test('can move for a day after the last move, and then finds the game over', async () => {
    const { member, id } = await memberInGame(1);
    const { openedAt, expiresAt } = await gameOf(member);
    expect(expiresAt.getTime() - openedAt.getTime()).toBeGreaterThanOrEqual(86_400_000);
    await expire(id);
    // The draw ends the game before it decides the move.
    expect((await decide({ member, kind: 'reveal', settings: `${id}:5:` })).outcome).toBe('over');
    expect(await endOf(id)).toMatchObject({ state: 'cashed_out', cause: 'absence' });
  });

  test('can be a self-excluded member, but not a member on a break', async () => {
    const [{ member, id }, resting] = [await memberInGame(1), await memberInGame(1)];
    await startBreak(app, resting.member, 'day');
    await startBreak(app, member, 'year');
    expect(await endAbsentOn(drawDb)).toBe(1);
    expect(await endOf(id)).toMatchObject({ state: 'cashed_out', cause: 'absence' });
    expect(await endOf(resting.id)).toMatchObject({ state: 'open' });
    const { outcome } = await decide({
      member: resting.member,
      kind: 'cashout',
      settings: `${resting.id}`,
    });
    expect(outcome).toBe('placed');
  });

  test('is skipped while another transaction locks the account', async () => {
    const { member, id } = await memberInGame(1);
    await expire(id);
    await owner.transaction(async (tx) => {
      await tx.query(sql`
        select from account where owner = ${member} and kind = 'main' for no key update`);
      expect(await endAbsentOn(drawDb)).toBe(0);
    });
    expect(await endAbsentOn(drawDb)).toBe(1);
  });
});
