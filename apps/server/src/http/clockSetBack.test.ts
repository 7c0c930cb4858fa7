import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Config } from '../config/config';
import type { Bus } from '../ports/bus/bus';
import { testApp, type TestApp } from '../testing/app';
import { testDatabase, type TestDatabase } from '../testing/database';
import { drawAs, openRound } from '../testing/rounds';
import { Wire } from '../testing/wire';

const HOUR_MS = 3_600_000;

/** Bus without notifications, so that caches expire by age only. */
const silent: Bus = {
  listen: () => undefined,
  notify: async () => undefined,
  close: async () => undefined,
};

let database: TestDatabase;
let app: TestApp;
let wire: Wire;

async function open(config: Partial<Config> = {}): Promise<void> {
  app = await testApp(database.db, config, { bus: silent, sharedMs: 1_000 });
  app.stopClock();
  wire = new Wire(app.origin);
}

beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  await open();
});
afterEach(async () => {
  await app.close();
  await database.drop();
});

describe('when the clock is set back by an hour', () => {
  test('/readyz refreshes its cached response', async () => {
    const { db } = database;
    expect((await wire.get('/readyz')).body.server_now).toBeGreaterThan(0);
    const before = (await wire.get('/readyz')).body.server_now;
    app.advance(-HOUR_MS);
    app.advance(1_000);
    await db.query(sql`select pg_sleep(0.002)`);
    expect((await wire.get('/readyz')).body.server_now).toBeGreaterThan(before);
  });

  test('an ended session is rejected within five seconds', async () => {
    const { token } = await wire.signUp();
    expect((await wire.get('/api/user/profile', { token })).status).toBe(200);
    app.advance(-HOUR_MS);
    await database.db.query(sql`update session set revoked_at = clock_timestamp()`);
    app.advance(5_000);
    expect((await wire.get('/api/user/profile', { token })).status).toBe(401);
  });

  test('shared replies are refreshed', async () => {
    const { token } = await wire.signUp();
    const ask = async () =>
      (await wire.get('/api/game/winingNumbersnew?gametype=1&page=1', { token })).body.data;
    expect(await ask()).toEqual([]);
    await drawAs(database.db, await openRound(database.db, 1), 7);
    expect(await ask()).toEqual([]);
    app.advance(-HOUR_MS);
    app.advance(1_000);
    expect(await ask()).toHaveLength(1);
  });

  test('callers over the limit are admitted again after their waiting time', async () => {
    await app.close();
    await open({ ADDRESS_RATE: 1 });
    const many = Array.from({ length: 40 }, () => wire.get('/api/user/profile'));
    expect((await Promise.all(many)).map(({ status }) => status)).toContain(429);
    app.advance(-HOUR_MS);
    app.advance(10_000);
    expect((await wire.get('/api/user/profile')).status).toBe(401);
  });
});
