import pg from 'pg';
import sql from 'sql-template-tag';
import { expect, inject, test, vi } from 'vitest';
import { until } from '../testing/serverProcess';
import { Proxy } from '../testing/proxy';
import { heldBy, watchSignals } from '../testing/signals';
import { openDatabase } from './database';
import { listen } from './listen';

test('receives committed notifications, even after a lost connection', async () => {
  const url = inject('postgresUrl');
  const [db, other] = [openDatabase({ url }), openDatabase({ url, connections: 1 })];
  const received: string[] = [];
  let gaps = 0;
  db.listen('a channel', { notice: (payload) => received.push(payload), gap: () => (gaps += 1) });
  await until(() => (gaps > 0 ? true : undefined));
  const send = (payload: string) => other.query(sql`select pg_notify('a channel', ${payload})`);
  await send('one');
  await until(() => (received.includes('one') ? true : undefined));

  const before = gaps;
  await other.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "a channel"%'`);
  // One gap for the lost connection and one for the reconnection. Notifications in between are
  // lost.
  await until(() => (gaps >= before + 2 ? true : undefined));
  await send('two');
  await until(() => (received.includes('two') ? true : undefined));
  expect(received).toEqual(['one', 'two']);
  await db.close();
  await other.close();
});

test('(D15) replaces a connection that gets no response', async () => {
  const proxy = await Proxy.to(inject('postgresUrl'));
  const [db, errors] = [
    openDatabase({ url: inject('postgresUrl'), connections: 1 }),
    [] as Error[],
  ];
  const received: string[] = [];
  let gaps = 0;
  const listener = { notice: (text: string) => received.push(text), gap: () => (gaps += 1) };
  const onError = (error: Error) => errors.push(error);
  const often = { heartbeatMs: 100, statementMs: 1_000 };
  const stop = listen(proxy.url, 'silent', listener, onError, often);
  /** Repeats the notification until one arrives, because connections may fail on a busy machine. */
  const hears = (text: string) =>
    until(async () => {
      await db.query(sql`select pg_notify('silent', ${text})`);
      return received.includes(text) || undefined;
    });
  await hears('first');
  const before = gaps;
  proxy.fallSilent();
  proxy.recover();
  await hears('again');
  // One gap for the lost connection and one for the reconnection.
  expect(gaps).toBeGreaterThanOrEqual(before + 2);
  expect(errors.map(String)).toContain('Error: Query read timeout');
  await stop();
  await db.close();
  await proxy.close();
});

test('heartbeats do not accumulate listeners', async () => {
  const beats = vi.spyOn(pg.Client.prototype, 'query');
  const { signals, restore } = watchSignals();
  const callbacks = { notice: () => undefined, gap: () => undefined };
  const failed = (error: Error) => expect.fail(String(error));
  const stop = listen(inject('postgresUrl'), 'beating', callbacks, failed, { heartbeatMs: 1 });
  await until(() => beats.mock.calls.length > 200 || undefined);
  restore();
  beats.mockRestore();
  // Only the listeners of the connection and the current wait remain.
  expect(Math.max(...signals.map(heldBy))).toBeLessThan(5);
  await stop();
});
