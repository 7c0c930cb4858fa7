import sql from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { until } from '../testing/serverProcess';
import { openDatabase } from './database';

test('hears what is committed, and again after the connection was lost', async () => {
  const url = inject('postgresUrl');
  const [db, other] = [openDatabase({ url }), openDatabase({ url, connections: 1 })];
  const heard: string[] = [];
  let gaps = 0;
  db.listen('a channel', { notice: (payload) => heard.push(payload), gap: () => (gaps += 1) });
  await until(() => (gaps > 0 ? true : undefined));
  const tell = (payload: string) => other.query(sql`select pg_notify('a channel', ${payload})`);
  await tell('one');
  await until(() => (heard.includes('one') ? true : undefined));

  const before = gaps;
  await other.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "a channel"%'`);
  // Once when it is lost, once when it is back: what came between would not be heard.
  await until(() => (gaps >= before + 2 ? true : undefined));
  await tell('two');
  await until(() => (heard.includes('two') ? true : undefined));
  expect(heard).toEqual(['one', 'two']);
  await db.close();
  await other.close();
});
