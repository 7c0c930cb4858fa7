import { readFileSync } from 'node:fs';
import { refusals } from '@platform/messages/refusals';
import { raw } from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { SETTINGS } from './config';
import { Metrics } from './http/metrics';
import { CONNECTIONS, RECONCILE_REST_MS, requestPatience, silenceMs } from './start';
import { testDatabase } from './testing/database';
import { operatingPage as page, statementsOf } from './testing/operatingPage';

const chains = readFileSync(new URL('../../../docs/chains.md', import.meta.url), 'utf8');

/** What is in backquotes on the page. */
const quoted = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

test('the page for operators names settings that there are', () => {
  // Words in capitals with an underscore, the first part of a path included.
  const named = quoted.flatMap((text) => /^[A-Z]+(?:_[A-Z]+)+/.exec(text) ?? []);
  expect(named.length).toBeGreaterThan(10);
  const others = ['NODE_OPTIONS', ...Object.keys(refusals)];
  expect(named.filter((name) => !(name in SETTINGS) && !others.includes(name))).toEqual([]);
});

test('the page for operators names metrics that there are', async () => {
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

test('the page about chains says how often the ledger is compared with them', () => {
  expect(chains).toContain(`every ${RECONCILE_REST_MS / 1_000} seconds, the [comparison]`);
});

test('a request waits for the database as long as the page says, and not beyond its answer', () => {
  const answerMs = SETTINGS.ANSWER_SECONDS.read(undefined) * 1_000;
  const { connectMs, statementMs, lockMs } = requestPatience(answerMs);
  const seconds = (ms: number) => `${ms / 1_000} seconds`;
  expect(page).toContain(
    `waits up to ${seconds(connectMs)} for a connection, ${seconds(lockMs)} for a lock and ${seconds(statementMs)} for a statement`,
  );
  expect(page).toContain(
    `Every call is answered within ${seconds(answerMs)} of its arrival (\`ANSWER_SECONDS\`).`,
  );
  expect(page).toContain(
    `If there is no answer for a second (a fifth of \`ANSWER_SECONDS\` where that is longer)`,
  );
  expect([1_000, answerMs, 60_000].map(silenceMs)).toEqual([1_000, 1_000, 12_000]);
  for (const limit of [answerMs, 1_000]) {
    expect(Math.max(...Object.values(requestPatience(limit)))).toBeLessThanOrEqual(limit);
  }
});

test('a server opens as many connections as the page says', () => {
  const { requests, jobs, draws } = CONNECTIONS;
  // One for the heartbeat, and three that listen.
  expect(page).toContain(
    `at most ${requests + jobs + draws + 1 + 3} connections: ${requests} for requests, ${jobs} for jobs, ${draws} for draws,`,
  );
});

test.each([
  ['Roles of the database', 3, undefined],
  ['When the books differ', 4, 'platform_support'],
  ['Backups', 1, undefined],
  // Support staff sign in with this role.
  ['By hand', 6, 'platform_support'],
])(
  'the page for operators holds statements that PostgreSQL runs: %s',
  async (section, count, role) => {
    const statements = statementsOf(section);
    expect(statements.length).toBeGreaterThanOrEqual(count);
    const { db, drop } = await testDatabase(inject('postgresUrl'));
    const undone = db.transaction(async (tx) => {
      if (role !== undefined) await tx.query(raw(`set local role ${role}`));
      for (const statement of statements) await tx.query(raw(statement));
      // Roles belong to all databases: those of the page must not stay.
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await drop();
  },
);

test('(B6) (B7) the page about chains holds statements that PostgreSQL runs', async () => {
  const blocks = [...chains.matchAll(/```sql\n(.*?)```/gs)].map(([, text = '']) => text);
  expect(blocks).toHaveLength(4);
  const { db, drop } = await testDatabase(inject('postgresUrl'));
  for (const statement of blocks.join('').split(';')) {
    await expect(db.query(raw(statement)), statement).resolves.toBeDefined();
  }
  await drop();
});
