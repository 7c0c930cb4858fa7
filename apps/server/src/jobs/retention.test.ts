import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sql, { type Sql } from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { deleteExpired, KEPT, RETENTION } from './retention';

const PAGE = fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url));

test('(16, 3) every table has exactly one retention period', async () => {
  const { db, drop } = await testDatabase(inject('postgresUrl'));
  const tables = await db.query<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  await drop();
  const listed = [...RETENTION.map(({ table }) => table), ...Object.values(KEPT).flat()];
  expect(listed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test('deletes expired rows in batches and continues if a table fails', async () => {
  const { db, as, drop } = await testDatabase(inject('postgresUrl'));
  const app = as('app');
  await db.query(sql`
    insert into attempt (subject, failures, last_at)
    select 'old ' || n, 1, clock_timestamp() - interval '2 days' from generate_series(1, 5) n
    union all select 'new', 1, clock_timestamp()`);
  await db.query(sql`
    insert into member_event (member_id, kind, at)
    select 1, kind, clock_timestamp() - age
    from unnest(array['income', 'bets']) kind, unnest(array['1 hour', '2 days', '91 days']::interval[]) age`);
  const failing = {
    query: async <Row extends object>(statement: Sql) => {
      if (statement.text.includes('delete from quota')) throw new Error('no quota');
      return app.query<Row>(statement);
    },
  };
  await expect(deleteExpired(failing, 2)).rejects.toThrow('no quota');
  const left = await db.query<{ what: string }>(sql`
    select subject as what from attempt
    union all select kind || ' ' || date_trunc('day', clock_timestamp() - at) from member_event order by 1`);
  await drop();
  expect(left.map(({ what }) => what)).toEqual([
    'bets 00:00:00',
    'bets 2 days',
    'income 00:00:00',
    'new',
  ]);
});

test('docs/operating.md lists the same periods', async () => {
  const page = await readFile(PAGE, 'utf8');
  const rows = [...page.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
    ([, kept = '', tables = '']) => ({ kept, tables: tables.replaceAll('`', '').split(', ') }),
  );
  const listed = (kept: string) =>
    rows.flatMap((row) => (row.kept === kept ? row.tables : [])).toSorted();
  const times = new Map<string, string[]>();
  for (const { kept, table } of RETENTION) times.set(kept, [...(times.get(kept) ?? []), table]);
  for (const [kept, tables] of [...times, ...Object.entries(KEPT)]) {
    expect(listed(kept), kept).toEqual([...tables].toSorted());
  }
});
