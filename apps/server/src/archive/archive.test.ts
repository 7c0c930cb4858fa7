import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { USDT } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { one, type Database } from '../db/database';
import { reconcile } from '../jobs/reconcile';
import { auditLedger, platformBalance } from '../ledger/audit';
import { balancesOf } from '../ledger/accounts';
import { sumLedger } from '../testing/sumLedger';
import { testDatabase, type TestDatabase } from '../testing/database';
import { emptyFolder, type TestFolder } from '../testing/folders';
import { ageMonths, reachMonth } from '../testing/months';
import { memberWith } from '../testing/people';
import { drawAs, openRound, reachDraw } from '../testing/rounds';
import { schemaOf } from '../testing/schema';
import { TIMERS_STOPPED } from '../testing/timers';
import { betTotals } from '../wingo/betMarks';
import { placeBets } from '../wingo/bets';
import { betsPage } from '../wingo/history';
import { settleRound, unsettledRounds } from '../wingo/settlement';
import { statisticsOf } from '../wingo/statistics';
import { settledBetsPage } from '../wingo/winnings';
import { ledgerMonths, putBackMonth, takeOutMonth, takeOutOlder, type Archive } from './archive';
import { DIVIDED_TABLES } from './tables';

const START = 100n * USDT;
const NO_LIMIT = 1_000_000n * USDT;
const PAGE = { page: 1, size: 100 };
const AGE = 6;

let database: TestDatabase;
let db: Database;
let folder: TestFolder;
let archive: Archive;
let member: bigint;
let other: bigint;
let members: bigint[];

beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
  folder = await emptyFolder();
  archive = { db, url: database.url, folder: folder.path };
  member = await memberWith(db, START);
  other = await memberWith(db, START);
  members = [member, other];
});
afterEach(async () => {
  await database.drop();
  await folder.remove();
});

let keys = 0;

/** Draws a digit after each member has bet on high and on low. */
async function play(digit: 3 | 8): Promise<void> {
  const round = await openRound(db, 1);
  keys += 1;
  for (const betValue of ['high', 'low'] as const) {
    const placed = await placeBets(
      db,
      1,
      members.map((id) => ({
        member: id,
        key: `${keys}-${betValue}`,
        bet: parseBet(betValue, ''),
        stake: USDT,
      })),
      NO_LIMIT,
    );
    expect(placed.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted']);
  }
  await reachDraw(db, round);
  await drawAs(db, round, digit);
  for (const due of await unsettledRounds(db)) await settleRound(db, due);
  await db.query(sql`update income_run set finished_at = clock_timestamp()`);
}

/** Plays rounds in three months, starting half a year ago, and compares the books. */
async function playForMonths(): Promise<string[]> {
  await play(3);
  await play(8);
  await reachMonth(db, 1);
  await play(8);
  await reachMonth(db, 2);
  await play(3);
  await ageMonths(db, AGE);
  await sumLedger(db);
  return (await ledgerMonths(db)).map(({ month }) => month);
}

/** Returns the members' balances, histories and statistics, and the state of the books. */
async function allThatIsSaid() {
  return {
    balances: await Promise.all(members.map((id) => balancesOf(db, id))),
    house: await platformBalance(db, 'house'),
    fees: await platformBalance(db, 'fees'),
    totals: await Promise.all(members.map((id) => betTotals(db, { member: id }))),
    statistics: await Promise.all(members.map((id) => statisticsOf(db, id))),
  };
}

const historyOf = (member: bigint) => betsPage(db, member, 1, PAGE);

/** Runs one step of the comparison, as a server does. */
async function compareOnce(): Promise<unknown[]> {
  const differences: unknown[] = [];
  await reconcile({ db, restMs: 0, onError: (error) => differences.push(error) });
  return differences;
}

/** Compares the whole ledger. */
async function compareBooks(): Promise<unknown[]> {
  const differences: unknown[] = [];
  for (let turn = 0; turn < 3; turn += 1) differences.push(...(await compareOnce()));
  const [checkpoint] = await db.query<{ swept: boolean }>(sql`
    select transfers_swept_at is not null as swept from ledger_checkpoint`);
  expect(checkpoint?.swept, 'all transfers were swept').toBe(true);
  return differences;
}

test('(16, 3) moves an archived month to files and keeps its totals', async () => {
  const [first = '', second = '', third = ''] = await playForMonths();
  const before = await allThatIsSaid();
  const { total } = await historyOf(member);
  expect(total).toBe(8);

  const contents = await takeOutMonth(archive, first);
  expect(contents.wingo_bet.rows).toBe(8);
  const text = gunzipSync(await readFile(join(folder.path, first, 'wingo_bet.tsv.gz'))).toString();
  expect(text.trimEnd().split('\n')).toHaveLength(8);
  expect(await ledgerMonths(db)).toMatchObject([
    { month: first, archivedAt: expect.any(Date) as Date, bytes: 0n },
    { month: second, archivedAt: null },
    { month: third, archivedAt: null },
    {},
  ]);

  expect(await allThatIsSaid()).toEqual(before);
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  expect(await compareBooks()).toEqual([]);
  for (const each of members) {
    const { rows, total: listed } = await historyOf(each);
    expect([rows.length, listed]).toEqual([4, 4]);
  }

  await takeOutMonth(archive, second);
  expect(await allThatIsSaid()).toEqual(before);
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  expect((await historyOf(other)).total).toBe(2);

  await play(8);
  expect((await historyOf(member)).total).toBe(4);
  expect((await betTotals(db, { member })).bets).toBe(10);
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  await sumLedger(db);
  expect(await compareBooks()).toEqual([]);
});

test('counts the pages of a history from the oldest bet in the database', async () => {
  const [first = ''] = await playForMonths();
  const all = (await historyOf(member)).rows;
  await takeOutMonth(archive, first);
  const kept = all.slice(0, 4);
  for (const size of [1, 3, 4]) {
    for (let page = 1; page <= 5; page += 1) {
      const { rows, total } = await betsPage(db, member, 1, { page, size });
      expect(rows).toEqual(kept.slice((page - 1) * size, page * size));
      expect(total).toBe(4);
    }
  }
});

test('the history of a member with archived bets shows when its records begin', async () => {
  const [first = '', second = ''] = await playForMonths();
  expect((await historyOf(member)).archivedBefore).toBeUndefined();
  await takeOutMonth(archive, first);
  const kept = new Date(`${second}-01T00:00:00Z`);
  expect((await historyOf(member)).archivedBefore).toEqual(kept);
  const wins = (from?: Date) =>
    settledBetsPage(db, member, { listed: 'wins', from }, PAGE).then((page) => page.archivedBefore);
  expect(await wins()).toEqual(kept);
  expect(await wins(new Date(kept.getTime() - 1))).toEqual(kept);
  expect(await wins(kept), 'from then on nothing is missing').toBeUndefined();
  const newcomer = await memberWith(db, START);
  expect((await historyOf(newcomer)).archivedBefore).toBeUndefined();
});

test('a restored month equals the archived month', async () => {
  const schema = await schemaOf(db);
  const [first = '', second = ''] = await playForMonths();
  const history = await historyOf(member);
  const sums = () =>
    db.query(sql`
      select tableoid::regclass::text as part, count(*), sum(hashtextextended(posting::text, 0))
      from posting group by 1 order by 1`);
  const before = await sums();
  await takeOutMonth(archive, first);
  await takeOutMonth(archive, second);

  await expect(putBackMonth(archive, first)).rejects.toThrow(
    `${first} cannot be restored yet: ${second} was archived after it. Restore ${second} first.`,
  );
  await putBackMonth(archive, second);
  await putBackMonth(archive, first);
  expect(await sums()).toEqual(before);
  expect(await historyOf(member)).toEqual(history);
  expect(await db.query(sql`select from archived_sum`)).toEqual([]);
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  expect(await compareBooks()).toEqual([]);
  expect(await schemaOf(db)).toEqual(schema);
  await expect(db.query(sql`delete from posting`)).rejects.toThrow('append-only');
  await expect(putBackMonth(archive, first)).rejects.toThrow(
    `This database has no archived month ${first}.`,
  );
  await takeOutMonth(archive, first);
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
});

test('refuses missing or changed files and restores nothing', async () => {
  const [first = ''] = await playForMonths();
  await takeOutMonth(archive, first);
  const file = join(folder.path, first, 'posting.tsv.gz');
  const intact = await readFile(file);
  // A gzip file can have several members, so appending a copy adds rows.
  await appendFile(file, intact);
  await expect(putBackMonth(archive, first)).rejects.toThrow(/posting\.tsv\.gz is not the file/);
  await rm(file);
  await expect(putBackMonth(archive, first)).rejects.toThrow(/posting\.tsv\.gz cannot be read/);
  expect((await historyOf(member)).total).toBe(4);
  await appendFile(file, intact);
  await putBackMonth(archive, first);
  expect((await historyOf(member)).total).toBe(8);
});

async function lockLimitOf(name: string): Promise<number> {
  const { limit } = one(
    await db.query<{ limit: number }>(sql`
      select (1000 * extract(epoch from substring(setting from '=(.*)$')::interval))::int as limit
      from pg_proc, unnest(proconfig) as setting
      where proname = ${name} and setting like 'lock_timeout=%'`),
  );
  return limit;
}

test('archiving waits for locks less than half as long as a bet does', async () => {
  const [waiting, betting] = await Promise.all([
    lockLimitOf('lock_divided_tables'),
    lockLimitOf('place_wingo_bets'),
  ]);
  expect(DIVIDED_TABLES.length * waiting).toBeLessThan(betting / 2);
});

test('a long transaction delays archiving, but not concurrent bets', async ({ skip }) => {
  skip(TIMERS_STOPPED);
  // The test above covers the time limits. In this test, bets must not time out on a slow machine.
  await db.query(sql`alter function place_wingo_bets set lock_timeout = '1min'`);
  const [first = ''] = await playForMonths();
  await openRound(db, 1);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reading = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    reading = resolve;
  });
  const long = db.transaction(async (tx) => {
    await tx.query(sql`select from posting limit 1`);
    reading();
    await held;
  });
  await begun;
  let isOut = false;
  const taking = takeOutMonth(archive, first).then(() => (isOut = true));
  try {
    const waits = () =>
      db.query(sql`
        select from pg_locks where mode = 'AccessExclusiveLock' and not granted
          and database = (select oid from pg_database where datname = current_database())`);
    while ((await waits()).length === 0) await delay(20);
    const bid = { member, key: 'meanwhile', bet: parseBet('high', ''), stake: USDT };
    const [placed] = await placeBets(db, 1, [bid], NO_LIMIT);
    expect([placed?.outcome, isOut]).toEqual(['accepted', false]);
    // The books must still be compared, because withdrawals stop after ten minutes without a
    // comparison.
    const compared = () => db.query(sql`select from reconciliation where name = 'balances'`);
    while ((await compared()).length === 0) await compareOnce();
    expect(isOut).toBe(false);
  } finally {
    release();
  }
  await long;
  await taking;
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
});

test('reports a conflict for a bet with an archived bet’s key, and accepts other bets', async () => {
  const [first = ''] = await playForMonths();
  const { key } = one(
    await db.query<{ key: string }>(sql`
      select substring(key from '^bet:\\d+:(.*)$') as key from wingo_bet join transfer using (id)
      where member_id = ${member} order by id limit 1`),
  );
  await takeOutMonth(archive, first);
  await openRound(db, 1);
  const bet = parseBet('high', '');
  const placed = await placeBets(
    db,
    1,
    [
      { member, key, bet, stake: USDT },
      { member: other, key: 'new', bet, stake: USDT },
    ],
    NO_LIMIT,
  );
  expect(placed.map(({ outcome }) => outcome)).toEqual(['conflict', 'accepted']);
});

test('refuses to archive a month that is still needed, and gives the reason', async () => {
  await play(3);
  await reachMonth(db, 1);
  await openRound(db, 1);
  const [recent = ''] = (await ledgerMonths(db)).map(({ month }) => month);
  await expect(takeOutMonth(archive, recent)).rejects.toThrow('ended less than two months ago');
  await ageMonths(db, AGE);
  const [first = '', second = ''] = (await ledgerMonths(db)).map(({ month }) => month);
  await expect(takeOutMonth(archive, first)).rejects.toThrow(
    `${first} cannot be archived: the comparison of the books has not summed its postings`,
  );
  await sumLedger(db);
  await expect(takeOutMonth(archive, second)).rejects.toThrow(
    'an earlier month is not archived yet',
  );
  await db.query(sql`
    update reconciliation set differs_since = clock_timestamp() where name = 'balances'`);
  await expect(takeOutMonth(archive, first)).rejects.toThrow('the books differ');
  await db.query(sql`delete from reconciliation`);
  await db.query(sql`update income_run set finished_at = null`);
  await expect(takeOutMonth(archive, first)).rejects.toThrow('income for it is still being paid');
  await db.query(sql`update income_run set finished_at = clock_timestamp()`);
  await expect(takeOutMonth(archive, '2001-01')).rejects.toThrow('the month does not exist');
  await takeOutMonth(archive, first);
  await expect(takeOutMonth(archive, first)).rejects.toThrow('it is already archived');
});

test('a month stays in the database until every round with its bets is settled', async () => {
  const round = await openRound(db, 1);
  const bet = parseBet('high', '');
  await placeBets(db, 1, [{ member, key: 'open', bet, stake: USDT }], NO_LIMIT);
  await reachMonth(db, 1);
  await memberWith(db, START);
  await ageMonths(db, AGE);
  await sumLedger(db);
  const [first = ''] = (await ledgerMonths(db)).map(({ month }) => month);
  await expect(takeOutMonth(archive, first)).rejects.toThrow(
    'a round with bets from it is not settled',
  );
  await reachDraw(db, round);
  await drawAs(db, round, 8);
  for (const due of await unsettledRounds(db)) await settleRound(db, due);
  await db.query(sql`update income_run set finished_at = clock_timestamp()`);
  await sumLedger(db);
  await takeOutMonth(archive, first);
  // The payout belongs to the month that is still in the database.
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
});

test('archives old months in order and keeps recent months in the database', async () => {
  const months = await playForMonths();
  const taken: string[] = [];
  await takeOutOlder(archive, 5, (month) => taken.push(month));
  expect(taken).toEqual(months.slice(0, 1));
  await expect(takeOutOlder(archive, 2, (month) => taken.push(month))).rejects.toThrow(
    'new transfers still belong to it',
  );
  await reachMonth(db, AGE);
  await takeOutOlder(archive, 2, (month) => taken.push(month));
  expect(taken).toEqual(months);
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
});
