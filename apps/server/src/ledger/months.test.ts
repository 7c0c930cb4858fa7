import { USDT } from '@platform/rules/money';
import { payout } from '@platform/rules/wingo';
import sql, { raw } from 'sql-template-tag';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { monthsAhead, reachMonth } from '../testing/months';
import { memberWith } from '../testing/people';
import { drawAs, openRound, reachDraw } from '../testing/rounds';
import { placeBets } from '../wingo/bets';
import { betsPage } from '../wingo/history';
import { settleRound, unsettledRounds } from '../wingo/settlement';
import { balancesOf } from './accounts';
import { auditLedger } from './audit';
import { keepMonths } from './months';

const HIGH = { betType: 'high', betValue: 'high' } as const;
const START = 100n * USDT;
const NO_LIMIT = 1_000_000n * USDT;
/** Number of ids per month. */
const IDS = 100_000_000_000n;

let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
});
afterEach(() => database.drop());

async function bet(member: bigint, key: string): Promise<bigint> {
  const [placed] = await placeBets(db, 1, [{ member, key, bet: HIGH, stake: USDT }], NO_LIMIT);
  if (placed === undefined || !('betId' in placed)) throw new Error(placed?.outcome);
  return placed.betId;
}

/** Returns the partitions that contain rows of a table, with the month of their ids. */
const placesOf = (table: string, id: string) =>
  db.query<{ place: string; month: bigint }>(
    raw(`select distinct tableoid::regclass::text as place, ${id} / ${IDS} as month
      from ${table} order by 2`),
  );

test('(16, 3) bets, payouts and postings are in the partition of their month', async () => {
  const member = await memberWith(db, START);
  const round = await openRound(db, 1);
  const before = await bet(member, 'before');
  await reachMonth(db, 1);
  const after = await bet(member, 'after');
  expect([before / IDS, after / IDS]).toEqual([0n, 1n]);
  await reachDraw(db, round);
  await drawAs(db, round, 9);
  for (const due of await unsettledRounds(db)) await settleRound(db, due);

  const nameOf = async (table: string, count: number) =>
    `ledger_months.${table}_${(await monthsAhead(db, count)).toISOString().slice(0, 7).replace('-', '_')}`;
  for (const [table, id] of [
    ['wingo_bet', 'id'],
    ['wingo_payout', 'bet_id'],
    ['posting', 'transfer_id'],
  ] as const) {
    expect(await placesOf(table, id)).toEqual([
      { place: await nameOf(table, 0), month: 0n },
      { place: await nameOf(table, 1), month: 1n },
    ]);
  }
  const won = 2n * (payout(HIGH, USDT, 9) - USDT);
  expect((await balancesOf(db, member)).main).toBe(START + won);
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  const { rows } = await betsPage(db, member, 1, { page: 1, size: 10 });
  expect(rows.map(({ id, state }) => ({ id, state }))).toEqual([
    { id: after, state: 'won' },
    { id: before, state: 'won' },
  ]);
});

test('a key from an earlier month still identifies the same bet', async () => {
  const member = await memberWith(db, START);
  await openRound(db, 1);
  const first = await bet(member, 'once');
  await reachMonth(db, 1);
  expect(await bet(member, 'once')).toBe(first);
});

test('the partitions of a month exist before it begins, and its ids start with it', async () => {
  const next = await monthsAhead(db, 1);
  await keepMonths(db, new Date(next.getTime() - 1));
  const member = await memberWith(db, START);
  await openRound(db, 1);
  expect((await bet(member, 'last of the month')) < IDS).toBe(true);
  await keepMonths(db, next);
  expect(await bet(member, 'first of the month')).toBe(IDS);
});

test('a server that was stopped for months continues, and each month keeps its ids', async () => {
  const member = await memberWith(db, START);
  await openRound(db, 1);
  await keepMonths(db, await monthsAhead(db, 14));
  // Other sessions may not see the new tables yet, so the ids stay in the current month.
  expect((await bet(member, 'first')) < IDS).toBe(true);
  await keepMonths(db, await monthsAhead(db, 14));
  expect(await bet(member, 'second')).toBe(14n * IDS);
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
});

test('servers that reach a month at the same time never assign an id twice', async () => {
  const member = await memberWith(db, START);
  await openRound(db, 1);
  const moment = await monthsAhead(db, 1);
  await keepMonths(db, moment);
  const ids: bigint[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const [, id] = await Promise.all([
      Promise.all([1, 2, 3, 4].map(() => keepMonths(db, moment))),
      bet(member, `turn ${turn}`),
    ]);
    ids.push(id);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('the partition of a month is append-only and refuses direct inserts', async () => {
  const member = await memberWith(db, START);
  await openRound(db, 1);
  await bet(member, 'kept');
  await reachMonth(db, 1);
  await bet(member, 'kept, too');
  const tables = await db.query<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits
      join pg_class on pg_class.oid = inhrelid where relkind = 'r' order by 1`,
  );
  expect(tables.length).toBeGreaterThanOrEqual(10);
  for (const { name } of tables) {
    const [column] = await db.query<{ name: string }>(sql`
      select attname as name from pg_attribute
      where attrelid = ${name}::regclass and attnum > 0 order by attnum limit 1`);
    for (const statement of [
      `delete from ${name}`,
      `update ${name} set ${column?.name} = 1`,
      `truncate ${name}`,
      `insert into ${name} select * from ${name}`,
    ]) {
      await expect(db.query(raw(statement)), statement).rejects.toThrow(/append-only|Insert into/);
    }
    await expect(database.as('app').query(raw(`select from ${name}`)), name).rejects.toThrow(
      'permission denied',
    );
  }
});

test('the server role prepares months without extra privileges, and no other role can', async () => {
  for (const role of ['draw', 'report', 'support'] as const) {
    await expect(keepMonths(database.as(role)), role).rejects.toThrow('permission denied');
  }
  await keepMonths(database.as('app'), await monthsAhead(db, 5));
  const [last] = await db.query<{ month: Date }>(
    sql`select month::timestamptz as month from ledger_month order by month desc limit 1`,
  );
  expect(last?.month.toISOString().slice(0, 7)).toBe(
    (await monthsAhead(db, 6)).toISOString().slice(0, 7),
  );
});
