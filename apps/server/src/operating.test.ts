import { readFileSync } from 'node:fs';
import { raw } from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { SETTINGS } from './config';
import { Metrics } from './http/metrics';
import { testDatabase } from './testing/database';

const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');

/** What stands in backquotes on the page. */
const quoted = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

test('the page for operators names settings that there are', () => {
  // Words in capitals with an underscore, the first part of a path included.
  const named = quoted.flatMap((text) => /^[A-Z]+(?:_[A-Z]+)+/.exec(text) ?? []);
  expect(named.length).toBeGreaterThan(10);
  const nodes = ['NODE_OPTIONS'];
  expect(named.filter((name) => !(name in SETTINGS) && !nodes.includes(name))).toEqual([]);
});

test('the page for operators names metrics that there are', async () => {
  const pool = () => ({ open: 0, idle: 0, waiting: 0 });
  const metrics = new Metrics({ pool, roundLag: async () => 0 });
  metrics.watchProcess();
  const { body } = await metrics.text();
  const [, alarms = ''] = /Worth an alarm:\n\n(.*?)\n\n#/s.exec(page) ?? [];
  const named = [...alarms.matchAll(/`([a-z0-9]+(?:_[a-z0-9]+)+)`/g)].map(([, name = '']) => name);
  expect(named).toContain('round_lag_seconds');
  expect(named.filter((name) => !body.includes(`# TYPE ${name} `))).toEqual([]);
});

test('the page for operators holds statements that PostgreSQL runs', async () => {
  const blocks = [...page.matchAll(/```sql\n(.*?)```/gs)].map(([, text = '']) => text);
  const statements = blocks.join('');
  expect(blocks).toHaveLength(2);
  const { db, drop } = await testDatabase(inject('postgresUrl'));
  for (const statement of statements.split(';').filter((text) => text.trim() !== '')) {
    await expect(db.query(raw(statement)), statement).resolves.toBeDefined();
  }
  await drop();
});
