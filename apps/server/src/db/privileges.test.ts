import pg from 'pg';
import sql, { raw } from 'sql-template-tag';
import { expect, inject, onTestFinished, test } from 'vitest';
import { asLogin, rolesScript } from '../../../../packages/testing/src/deployedRoles';
import { readConfig } from '../config/config';
import { SCHEMA_DIR, PRIVILEGES_FILE } from '../paths';
import { openStore, prepareDatabase } from '../start/store';
import { testDatabase } from '../testing/database';
import { copyOf } from '../testing/folders';
import { JWT_SECRET } from '../testing/keyring';
import { APPLICATION } from './connection';
import { openDatabase } from './database';
import { startEmbedded } from './embedded/startEmbedded';
import { migrate } from './migrate';
import { grantPrivileges, ROLES } from './privileges';

/** Columns with personal data, credentials or secrets of draws. */
const PRIVATE =
  '(email|name|phone|address|message|solution|password|secret|endpoint|token|ip)$|^seed$|^key$|^code$';

test('deploy/roles.sql transfers a superuser’s database to the server logins', async () => {
  // All databases of a server share its roles, so this test needs its own PostgreSQL.
  const folder = await copyOf(inject('freshData'));
  onTestFinished(() => folder.remove());
  const { url, stop } = await startEmbedded({ dataDir: folder.path });
  onTestFinished(stop);
  const superuser = openDatabase({ url, connections: 1 });
  await migrate(superuser, SCHEMA_DIR);
  await grantPrivileges(superuser, PRIVILEGES_FILE);
  const script = rolesScript(new URL(url).pathname.slice(1));
  // Operators run the script again to change passwords.
  for (let run = 0; run < 2; run += 1) await superuser.query(raw(script));
  const others = await superuser.query(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relowner <> 'server_owner'::regrole
    union all select proname from pg_proc
    where pronamespace = 'public'::regnamespace and proowner <> 'server_owner'::regrole`);
  expect(others).toEqual([]);
  const config = readConfig({
    DATABASE_URL: asLogin(url, 'server_app'),
    DATABASE_OWNER_URL: asLogin(url, 'server_owner'),
    DATABASE_DRAW_URL: asLogin(url, 'server_draw'),
    JWT_SECRET,
  });
  const errors: Error[] = [];
  const prepared = await prepareDatabase(await openStore(config), config, (error) =>
    errors.push(error),
  );
  expect(prepared).toMatchObject({ app: config.DATABASE_URL, notices: [] });
  expect(errors).toEqual([]);

  // An earlier release's script did not create every role.
  await superuser.query(raw(`drop owned by ${ROLES.support}; drop role ${ROLES.support}`));
  await superuser.close();
  const owner = openDatabase({ url: asLogin(url, 'server_owner'), connections: 1 });
  onTestFinished(() => owner.close());
  await expect(grantPrivileges(owner, PRIVILEGES_FILE)).rejects.toThrow(
    "The database lacks the role platform_support, which its owner may not create. Run this release's deploy/roles.sql as a superuser, then start again.",
  );
});

test('pins the search path of functions that run as their owner', async () => {
  const { db, drop } = await testDatabase(inject('postgresUrl'));
  const rows = await db.query<{ unpinned: string }>(sql`
    select proname as unpinned from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef
      and not coalesce(proconfig, '{}') @> array['search_path=public, pg_temp']`);
  expect(rows).toEqual([]);
  await drop();
});

test('the reporting role cannot read secrets, names or addresses of members', async () => {
  const { db, drop } = await testDatabase(inject('postgresUrl'));
  const rows = await db.query<{ column: string }>(sql`
    select table_name || '.' || column_name as column from information_schema.column_privileges
    where grantee = ${ROLES.report} and column_name ~ ${PRIVATE} order by 1`);
  // Exceptions: the public code of a member, idempotency keys, and names of checks.
  expect(rows.map(({ column }) => column)).toEqual([
    'fund_lock.key',
    'member.code',
    'money_limit.name',
    'reconciliation.name',
    'reconciliation_change.name',
    'reconciliation_difference.name',
    'reconciliation_figure.name',
    'transfer.key',
  ]);
  await drop();
});

test('revokes the privileges of the previous release once it has stopped, and never restores them', async () => {
  const { url, ownerUrl, db, drop } = await testDatabase(inject('postgresUrl'));
  const owner = openDatabase({ url: ownerUrl, connections: 1 });
  // Privileges after a server of the previous release has started.
  await owner.query(raw(`grant insert on posting, transfer, reconciliation to ${ROLES.app}`));
  await owner.query(raw('grant execute on function transfer_funds to public'));
  const mayWrite = async () => {
    const [row] = await db.query<{ may: boolean }>(sql`
      select has_table_privilege(${ROLES.app}, 'posting', 'insert')
        and has_table_privilege(${ROLES.app}, 'reconciliation', 'insert')
        and has_function_privilege(${ROLES.app},
          'transfer_funds(text[], bigint[], bigint[], bigint[])', 'execute') as may`);
    return row?.may;
  };
  const connect = async (application_name?: string) => {
    const client = new pg.Client({
      connectionString: asLogin(url, 'server_app'),
      application_name,
    });
    await client.connect();
    return client;
  };
  const previous = await connect();
  const current = await connect(APPLICATION);
  expect(await grantPrivileges(owner, PRIVILEGES_FILE)).toEqual({
    outcome: 'waiting',
    others: [''],
  });
  expect(await mayWrite()).toBe(true);
  await previous.end();
  // The session ends shortly after its connection.
  await expect
    .poll(() => grantPrivileges(owner, PRIVILEGES_FILE), { timeout: 30_000 })
    .toEqual({ outcome: 'granted' });
  expect(await mayWrite()).toBe(false);
  const late = await connect();
  expect(await grantPrivileges(owner, PRIVILEGES_FILE)).toEqual({ outcome: 'granted' });
  expect(await mayWrite()).toBe(false);
  await Promise.all([late.end(), current.end()]);
  await owner.close();
  await drop();
});
