import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { MIGRATIONS_DIR } from '../paths';
import { migrate } from '../db/migrate';
import { payIncome } from '../jobs/payIncome';
import { databaseBefore, type TestDatabase } from '../testing/database';
import { rankOf } from './lockBonus';

// Migration to monthly bonuses. The test writes locks as the previous release left them.

const MIGRATION = '0045_bonuses_vest_with_locks.sql';

let database: TestDatabase;

beforeEach(async () => {
  database = await databaseBefore(inject('postgresUrl'), MIGRATION);
});
afterEach(() => database.drop());

async function memberBefore(code: string, sponsor: bigint | null): Promise<bigint> {
  const [row] = await database.db.query<{ id: bigint }>(sql`
    with joined as (
      insert into member (code, email, name, phone, password_hash, sponsor_id)
      values (${code}, ${code}, ${code}, '', '', ${sponsor}) returning id)
    insert into account (owner, kind) select id, kind from joined, unnest(array['main', 'locker']) as kind
    returning owner as id`);
  return row?.id ?? 0n;
}

/** Inserts a lock of 12,000 USDT for a year, made two and a half months ago. */
async function lockBefore(owner: bigint, nextMonth: number): Promise<void> {
  await database.db.query(sql`
    insert into fund_lock (member_id, key, plan, amount, locked_at, unlocks_at)
    select ${owner}, 'key', 3, ${12_000n * USDT}, at, at + interval '12 months'
    from (select clock_timestamp() - interval '75 days' as at) as began`);
  await database.db.query(sql`
    update lock_income set next_month = ${nextMonth}, due_at = locked_at + make_interval(months => ${nextMonth})
    from fund_lock where id = lock_id and member_id = ${owner}`);
}

/** Pays everything that is due. Locker profit needs one run per month. */
async function pay(): Promise<void> {
  const errors: unknown[] = [];
  for (let look = 0; look < 2; look += 1) {
    await payIncome(database.db, (error) => errors.push(error));
  }
  expect(errors).toEqual([]);
}

const paid = (member: bigint) =>
  database.db.query<{ kind: string; source: string }>(sql`
    select kind, source from income where member_id = ${member} order by source`);

test('(B5) a migrated lock pays its sponsor only if the previous release did not', async () => {
  const { db } = database;
  const sponsor = await memberBefore('SPONSOR', null);
  const owner = await memberBefore('OWNER', sponsor);
  const unpaid = await memberBefore('UNPAID', sponsor);
  await lockBefore(owner, 3);
  await lockBefore(unpaid, 0);
  await db.query(sql`
    insert into income_run (source, kind, day) values ('ranks:2026-11-20', 'ranks', '2026-11-20')`);

  await migrate(db, MIGRATIONS_DIR);
  await pay();

  const [first, second] = await db.query<{ id: bigint }>(sql`select id from fund_lock order by id`);
  // The sponsor is paid only for the second lock.
  const months = [1, 2].map((month) => `lock:${second?.id}/${month}`);
  expect(await paid(sponsor)).toEqual(
    months.flatMap((source) => ['direct', 'rank'].map((kind) => ({ kind, source }))),
  );
  // Months 1 and 2 were paid before.
  expect(await paid(owner)).toEqual([]);
  expect(await paid(unpaid)).toEqual(months.map((source) => ({ kind: 'locker', source })));
  expect(await rankOf(db, sponsor)).toBe(2);

  // Both locks end, and no longer count for a team.
  await db.query(sql`update fund_lock set locked_at = locked_at - interval '1 year',
      unlocks_at = unlocks_at - interval '1 year'`);
  await db.query(sql`
    update lock_bonus set due_at = due_at - interval '1 year' where due_at <> 'infinity'`);
  await pay();
  expect(await rankOf(db, sponsor)).toBe(0);
  expect(
    (await paid(sponsor)).filter(({ source }) => source.startsWith(`lock:${first?.id}/`)),
  ).toEqual([]);
});
