import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database';
import { testApp, type TestApp } from '../../testing/app';
import { testDatabase, type TestDatabase } from '../../testing/database';
import { drawRounds } from '../../testing/draws';
import { beginToListen } from '../../testing/liveReader';
import { openRound, reachDraw, readRound, rewrite } from '../../testing/rounds';
import { until } from '../../testing/serverProcess';
import { Wire } from '../../testing/wire';
import { closeRounds } from '../../wingo/rounds';

const GAME = 3;
const HISTORY = `/api/game/winingNumbersnew?gametype=${GAME}&page=1`;
/** Lifetime of the cache: longer than the test, so that only notifications can update it. */
const SHARED_MS = 600_000;

let database: TestDatabase;
let app: TestApp;
let wire: Wire;
const statements: string[] = [];
const notices: string[] = [];

const watched = (db: Database): Database => ({
  ...db,
  listen: (channel, { notice, gap }) =>
    db.listen(channel, {
      notice: (payload) => {
        notice(payload);
        notices.push(payload);
      },
      gap,
    }),
  query: (statement, name) => {
    statements.push(statement.text);
    return db.query(statement, name);
  },
});

async function drawn(): Promise<string> {
  const round = await openRound(database.db, GAME);
  await reachDraw(database.db, round);
  await closeRounds(database.db);
  await drawRounds(database.db);
  return (await readRound(database.db, round)).number;
}

/** Waits until all earlier notifications have arrived. Notifications arrive in order. */
async function noticesArrived(): Promise<void> {
  await database.db.query(sql`select pg_notify('live', 'told')`);
  await until(() => notices.includes('told') || undefined);
}

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  app = await testApp(watched(database.as('app')), {}, { sharedMs: SHARED_MS });
  wire = new Wire(app.origin);
  await beginToListen(app.origin, (await wire.signUp()).token);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('the cache of replies about rounds', () => {
  test('reads a round once for many concurrent callers', async () => {
    const number = await drawn();
    const { token } = await wire.signUp();
    await noticesArrived();
    statements.length = 0;
    const crowd = await Promise.all(Array.from({ length: 50 }, () => wire.get(HISTORY, { token })));
    for (const { body } of crowd) {
      expect(body).toMatchObject({ data: [{ roundNumber: number }] });
    }
    expect(statements.filter((text) => text.includes('order by place desc limit'))).toHaveLength(1);
  });

  test('updates a cached reply as soon as a round is drawn', async () => {
    const { token } = await wire.signUp();
    await wire.get(HISTORY, { token });
    const number = await drawn();
    const newest = await until(async () => {
      const { body } = await wire.get(HISTORY, { token });
      return body.data[0].roundNumber === number ? number : undefined;
    });
    expect(newest).toBe(number);
  });

  test('returns the next round as soon as the current one is drawn', async () => {
    const { token } = await wire.signUp();
    const info = async () =>
      (await wire.post('/api/game/gameinfonew', { gametype: GAME }, { token })).body.data;
    const first = await openRound(database.db, GAME);
    await rewrite(
      database.db,
      sql`
        update wingo_round set closes_at = clock_timestamp() + interval '1 s',
          draws_at = clock_timestamp() + interval '2 s' where id = ${first}`,
    );
    const second = await openRound(database.db, GAME);
    const { number: next } = await readRound(database.db, second);
    const last = await until(async () => {
      const { order_id: number, server_now: now, draw_at: drawsAt } = await info();
      // A cached round must not be returned after its draw.
      expect(now).toBeLessThan(drawsAt);
      return number === next ? number : undefined;
    });
    expect(last).toBe(next);
  });

  test('does not resend an unchanged reply to a browser', async () => {
    const { token } = await wire.signUp();
    const headers = { Authorization: `Bearer ${token}` };
    const first = await fetch(app.origin + HISTORY, { headers });
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    const etag = first.headers.get('ETag') ?? '';
    const again = await fetch(app.origin + HISTORY, {
      headers: { ...headers, 'If-None-Match': etag },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
