import { randomBytes } from 'node:crypto';
import { refusals } from '@platform/messages/refusals';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { deployedScript } from '../../../../packages/testing/src/deployedRoles';
import { SETTINGS } from '../config/config';
import { SIGNER_SETTINGS } from '../config/signerConfig';
import { openDatabase } from '../db/database';
import { Metrics } from '../http/metrics';
import { DRAW_CONNECTIONS } from './draw';
import { requestPatience, silenceMs } from './patience';
import { CONNECTIONS, RECONCILE_REST_MS } from './web';
import { testDatabase, type TestDatabase } from '../testing/database';
import { operatorPages, sqlIn } from '../testing/operatorPages';
import { memberWith } from '../testing/people';
import { until } from '../testing/serverProcess';

const { 'docs/operating.md': page, 'docs/chains.md': chains } = operatorPages;

const quoted = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

test('docs/operating.md names only existing settings', () => {
  // Words in capitals with an underscore, including the first segment of a path.
  const named = quoted.flatMap((text) => /^[A-Z]+(?:_[A-Z]+)+/.exec(text) ?? []);
  expect(named.length).toBeGreaterThan(10);
  const elsewhere = ['NODE_OPTIONS', 'STAFF_TOKEN'];
  const inTemplates = ['ARCHIVE_COMMAND', 'POSTGRES_PORT'];
  const known = { ...SETTINGS, ...SIGNER_SETTINGS, ...refusals };
  const others = new Set([...elsewhere, ...inTemplates]);
  expect(named.filter((name) => !Object.hasOwn(known, name) && !others.has(name))).toEqual([]);
});

test('docs/operating.md names only existing metrics', async () => {
  const pool = () => ({ open: 0, idle: 0, waiting: 0 });
  const metrics = new Metrics({
    pool,
    roundLag: async () => 0,
    figures: async () => [],
    onError: () => undefined,
  });
  metrics.watchProcess();
  const { body } = await metrics.text();
  const [, alerts = ''] = /Set alerts on these:\n\n(.*?)\n\n#/s.exec(page) ?? [];
  const named = [...alerts.matchAll(/`([a-z0-9]+(?:_[a-z0-9]+)+)`/g)].map(([, name = '']) => name);
  expect(named).toContain('round_lag_seconds');
  expect(named.filter((name) => !body.includes(`# TYPE ${name} `))).toEqual([]);
});

test('docs/chains.md states how often the ledger is compared', () => {
  expect(chains).toContain(`every ${RECONCILE_REST_MS / 1_000} seconds, the [comparison]`);
});

test('docs/operating.md states how long a request waits for the database', () => {
  const answerMs = SETTINGS.ANSWER_SECONDS.read(undefined) * 1_000;
  const { connectMs, statementMs, lockMs } = requestPatience(answerMs);
  const seconds = (ms: number) => `${ms / 1_000} seconds`;
  expect(page).toContain(
    `waits up to ${seconds(connectMs)} for a connection, ${seconds(lockMs)} for a lock and ${seconds(statementMs)} for a statement`,
  );
  expect(page).toContain(
    `Every call gets a response within ${seconds(answerMs)} of its arrival (\`ANSWER_SECONDS\`).`,
  );
  expect(page).toContain(
    `If the database does not respond for a second (or a fifth of \`ANSWER_SECONDS\`, if that is longer)`,
  );
  expect([1_000, answerMs, 60_000].map(silenceMs)).toEqual([1_000, 1_000, 12_000]);
  for (const limit of [answerMs, 1_000]) {
    expect(Math.max(...Object.values(requestPatience(limit)))).toBeLessThanOrEqual(limit);
  }
});

test('docs/operating.md states how many connections a server opens', () => {
  const { requests, jobs, closes } = CONNECTIONS;
  // One connection for the heartbeat, and three that listen.
  expect(page).toContain(
    `at most ${requests + jobs + closes + 1 + 3} connections: ${requests} for requests, ${jobs} for jobs, and ${closes} for the close of betting.`,
  );
  expect(page).toContain(`A draw opens at most ${DRAW_CONNECTIONS + 1} connections.`);
});

const PAGES = Object.keys(operatorPages) as (keyof typeof operatorPages)[];

test.each(PAGES)('%s contains no SQL that a person types', (page) => {
  expect(sqlIn(page)).toEqual([]);
});

describe('the scripts for operators', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase(inject('postgresUrl'));
  });
  afterAll(() => database.drop());

  test('deploy/person.sql creates the login of a person, and replaces its password', async () => {
    const { db } = database;
    const person = `anna_${randomBytes(6).toString('hex')}`;
    onTestFinished(async () => void (await db.query(raw(`drop role ${person}`))));
    for (const person_password of ['first', 'second']) {
      await db.query(raw(deployedScript('person.sql', { person, person_password })));
    }
    const url = new URL(database.url);
    const login = openDatabase({
      url: Object.assign(url, { username: person, password: 'second' }).href,
      connections: 1,
    });
    const may = await login.query(sql`
      select pg_has_role('platform_support', 'member') as support,
        pg_has_role('platform_report', 'member') as report, pg_has_role('platform_app', 'member') as app`);
    await login.close();
    expect(may).toEqual([{ support: true, report: true, app: false }]);
  });

  test('deploy/person.sql refuses the login of a server', async () => {
    const script = deployedScript('person.sql', { person: 'server_app', person_password: 'x' });
    await expect(database.another().query(raw(script))).rejects.toThrow(/belongs to a server/);
  });

  test('deploy/roles.sql limits the statements of each login', async () => {
    const settings = await database.db.query<{ login: string; settings: string[] }>(sql`
      select rolname as login, rolconfig as settings from pg_roles where rolname ~ '^server_'
      order by rolname`);
    expect(settings.map(({ login }) => login)).toEqual([
      'server_app',
      'server_draw',
      'server_owner',
      'server_signer',
    ]);
    for (const { login, settings: set } of settings) {
      expect(set).toEqual(
        expect.arrayContaining([
          `statement_timeout=${login === 'server_owner' ? '30min' : '30s'}`,
          'lock_timeout=5s',
          'idle_in_transaction_session_timeout=3s',
          'jit=off',
        ]),
      );
    }
  });

  test('deploy/transactions.sql names the transaction that blocks another', async () => {
    const { db } = database;
    const [holder, waiter, monitor] = [db, database.another(), database.another()];
    await holder.transaction(async (tx) => {
      await tx.query(sql`lock table ticket`);
      const blocked = waiter.query(sql`select from ticket`);
      const one = await until(async () => {
        const open = await monitor.query<{ waits_for: number[]; statement: string }>(
          raw(deployedScript('transactions.sql')),
        );
        return open.find(({ waits_for: waits }) => waits.length > 0);
      });
      expect(one.statement).toContain('select from ticket');
      blocked.catch(() => undefined);
    });
  });

  test('deploy/backup/after-restore.sql ends the sessions of members', async () => {
    const owner = openDatabase({ url: database.ownerUrl, connections: 1 });
    onTestFinished(() => owner.close());
    const member = await memberWith(database.db, 0n);
    await database.db.query(sql`
      insert into session (member_id, expires_at)
      values (${member}, clock_timestamp() + interval '1 hour')`);
    await owner.query(raw(deployedScript('backup/after-restore.sql')));
    const open = await database.db.query(sql`select from session where revoked_at is null`);
    expect(open).toEqual([]);
  });

  test('leave platform_support without the right to change rows directly', async () => {
    const granted = await database.db.query<{ change: string }>(sql`
      select privilege_type || ' ' || table_name as change
      from information_schema.column_privileges
      where grantee = 'platform_support' and privilege_type in ('INSERT', 'UPDATE')
      union select privilege_type || ' ' || table_name
      from information_schema.table_privileges
      where grantee = 'platform_support' and privilege_type in ('DELETE', 'TRUNCATE')`);
    expect(granted).toEqual([]);
  });
});
