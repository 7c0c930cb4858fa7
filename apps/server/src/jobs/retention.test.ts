import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sql from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { KEPT, RETENTION } from './retention';

const PAGE = fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url));

test('(16, 3) of every table it is said how long its rows are kept, and once', async () => {
  const { db, drop } = await testDatabase(inject('postgresUrl'));
  const tables = await db.query<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  await drop();
  const listed = [...RETENTION.map(({ table }) => table), ...Object.values(KEPT).flat()];
  expect(listed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test('the page for operators says the same', async () => {
  const page = await readFile(PAGE, 'utf8');
  const rows = [...page.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
    ([, kept = '', tables = '']) => ({ kept, tables: tables.replaceAll('`', '').split(', ') }),
  );
  const said = (kept: string) =>
    rows.flatMap((row) => (row.kept === kept ? row.tables : [])).toSorted();
  const times = new Map<string, string[]>();
  for (const { kept, table } of RETENTION) times.set(kept, [...(times.get(kept) ?? []), table]);
  for (const [kept, tables] of [...times, ...Object.entries(KEPT)]) {
    expect(said(kept), kept).toEqual([...tables].toSorted());
  }
});
