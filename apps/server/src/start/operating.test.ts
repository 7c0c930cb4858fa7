import { refusals } from '@platform/messages/refusals';
import pg from 'pg';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { SETTINGS } from '../config/config';
import { SIGNER_SETTINGS } from '../config/signerConfig';
import { Metrics } from '../http/metrics';
import { DRAW_CONNECTIONS } from './draw';
import { requestPatience, silenceMs } from './patience';
import { CONNECTIONS, RECONCILE_REST_MS } from './web';
import { testDatabase, type TestDatabase } from '../testing/database';
import {
  operatorPages,
  statementsInText,
  statementsOf,
  type DocumentedStatement,
} from '../testing/operatorPages';

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

/**
 * Rows for every documented statement: a signed-in member ABCD2345 with two-factor authentication,
 * a ticket and withdrawals in review, books that differ, and the logins of the pages.
 */
const ROWS = `
  -- The main account of the member is account 42.
  select setval('account_id_seq', 41);
  insert into member (code, email, name, phone, password_hash, withdrawals_stopped_at)
    values ('ABCD2345', 'anna@test.localhost', 'Anna', '+910000000000', '', clock_timestamp());
  insert into session (member_id, expires_at)
    select id, clock_timestamp() + interval '1 hour' from member;
  insert into two_factor (member_id, sealed_secret, key_version, enabled_at)
    select id, '', 1, clock_timestamp() from member;
  insert into ticket (id, member_id, type, name, email, message)
    overriding system value select 1, id, 'bug', name, email, 'Help' from member;
  insert into withdrawal (id, member_id, key, network, address, amount, fee, state)
    overriding system value
    select 1, id, 'key', 'USDT-BEP20', '0x00', 1000000, 0, 'review' from member;
  insert into deposit_address (network, address, member_id)
    select 'USDT-BEP20', '0x04', id from member;
  insert into push_subscription (id, member_id, session_id, endpoint, p256dh, auth, service, outcomes, security)
    overriding system value
    select 1, member_id, id, 'https://push.test', '', '', 'push.test', true, true from session;
  insert into push_delivery (subscription_id, subject, event_id, service, due_at, expires_at)
    values (1, 'outcomes', 1, 'push.test', clock_timestamp(), clock_timestamp());
  insert into chain_comparison (network, received_through, sent_through, deposit_through)
    values ('USDT-BEP20', 0, 0, 0);
  insert into reconciliation (name, checked_at, differs_since)
    values ('deposits USDT-BEP20', clock_timestamp(), clock_timestamp());
  insert into reconciliation_difference (name, subject, expected, found)
    values ('deposits USDT-BEP20', 'account 42', 0, 1);
  insert into reconciliation_change (name, differences)
    values ('deposits USDT-BEP20', '{"account 42": [0, 1]}');
  insert into transfer (id, key) overriding system value values (42, 'by-hand');
  insert into posting (transfer_id, account_id, amount)
    select 42, id, case kind when 'main' then 5 else -5 end
    from account where kind in ('main', 'issuance');
  -- Not through a posting: the account is astray.
  set session_replication_role = replica;
  update account set balance = balance + 1 where id = 42;
  -- Not through signing: the withdrawal is in review already.
  insert into payment (withdrawal_id, network, nonce, hash, signed, wallet)
    values (1, 'USDT-BEP20', 17, '0x01', '0x02', '0x03');
  set session_replication_role = default`;

const PAGES = Object.keys(operatorPages) as (keyof typeof operatorPages)[];

test.each(PAGES)('%s names the role for every statement that operators run', (page) => {
  expect(statementsInText(page)).toEqual([]);
  expect(() => statementsOf(page)).not.toThrow();
});

describe('the documented statements for operators', () => {
  const statements = PAGES.flatMap(statementsOf);
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await testDatabase(inject('postgresUrl'));
    await database.db.query(raw(ROWS));
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  /** Runs a statement as a role, rolls it back and returns the number of affected rows. */
  async function rowsOf({ role, statement }: DocumentedStatement): Promise<number | null> {
    await client.query('begin');
    try {
      const acts = role === 'owner' ? 'server_owner' : role;
      if (acts !== 'a superuser') await client.query(`set local role ${acts}`);
      const { rowCount } = await client.query(statement);
      // Checks deferred constraints with the privileges of the role.
      await client.query('set constraints all immediate');
      return rowCount;
    } finally {
      await client.query('rollback');
    }
  }

  test('are all found by this test', () => {
    const count = (page: string) => statements.filter((each) => each.page === page).length;
    expect(PAGES.map(count)).toEqual([17, 4, 0, 0]);
  });

  test.each(statements)(
    'run as documented: $page, $section, as $role: $statement',
    async (documented) => {
      const changesLogins = /^\s*(create|alter) role/m.test(documented.statement);
      const rows = await rowsOf(documented);
      if (changesLogins) expect(rows).toBeNull();
      else expect(rows).toBeGreaterThan(0);
    },
  );

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
