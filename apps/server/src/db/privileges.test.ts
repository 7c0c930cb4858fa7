import sql from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { ROLES } from './privileges';

/** What names, reaches or guards a person, and what keeps a draw secret, by the names of columns. */
const PRIVATE =
  '(email|name|phone|address|message|solution|password|secret|endpoint|token|ip)$|^seed$|^key$|^code$';

test('what runs with the rights of the owner looks nowhere else for its tables', async () => {
  const { db, drop } = await testDatabase(inject('postgresUrl'));
  const rows = await db.query<{ unpinned: string }>(sql`
    select proname as unpinned from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef
      and not coalesce(proconfig, '{}') @> array['search_path=public, pg_temp']`);
  expect(rows).toEqual([]);
  await drop();
});

test('reports read no secret, and no name or address of a member', async () => {
  const { db, drop } = await testDatabase(inject('postgresUrl'));
  const rows = await db.query<{ column: string }>(sql`
    select table_name || '.' || column_name as column from information_schema.column_privileges
    where grantee = ${ROLES.report} and column_name ~ ${PRIVATE} order by 1`);
  // The code by which members know each other, keys of intents, and the names of comparisons.
  expect(rows.map(({ column }) => column)).toEqual([
    'fund_lock.key',
    'member.code',
    'reconciliation.name',
    'reconciliation_difference.name',
    'reconciliation_figure.name',
    'transfer.key',
  ]);
  await drop();
});
