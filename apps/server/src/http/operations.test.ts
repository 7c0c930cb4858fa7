import sql from 'sql-template-tag';
import { describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../db/database';
import { openRound, reachDraw, rewrite } from '../testing/rounds';
import { testApp } from '../testing/app';
import { PATIENCE, testDatabase } from '../testing/database';
import { until } from '../testing/serverProcess';
import { useServers } from '../testing/suite';
import { Wire } from '../testing/wire';

const suite = useServers();

const TOKEN = 'the token of Prometheus';

async function readMetrics(origin: string, token?: string) {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const reply = await fetch(`${origin}/metrics`, { headers });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

describe('/healthz and /readyz', () => {
  test('respond while the server is healthy, /readyz with the database’s clock', async () => {
    const { wire } = suite;
    expect((await wire.get('/healthz')).body).toEqual({ status: 'success' });
    const before = Date.now();
    const { body } = await wire.get('/readyz');
    expect(body.server_now).toBeGreaterThanOrEqual(before);
    expect(body.server_now).toBeLessThanOrEqual(Date.now());
    expect(body).toMatchObject({ betting_open: true, clocks: [] });
  });

  test('a live server is not ready if the database is unavailable', async () => {
    const broken = await testDatabase(inject('postgresUrl'));
    const app = await testApp(broken.db);
    await broken.drop();
    const there = new Wire(app.origin);
    expect((await there.get('/healthz')).status).toBe(200);
    expect(await there.get('/readyz')).toMatchObject({
      status: 503,
      body: { status: 'error', message: 'The database does not respond.' },
    });
    await app.close();
    expect(app.errors).toHaveLength(1);
  });
});

describe('while all connections to the database are taken', () => {
  test('/readyz fails in time, and /metrics omits figures from the database', async () => {
    const database = await testDatabase(inject('postgresUrl'));
    // With these long database time limits, only the limits of the endpoints apply.
    const db = openDatabase({ url: database.url, connections: 1, ...PATIENCE });
    const limits = { answerMs: 100, readyMs: 100 };
    const app = await testApp(db, { METRICS_TOKEN: TOKEN }, limits);
    const there = new Wire(app.origin);
    await db.transaction(async () => {
      expect(await there.get('/readyz')).toMatchObject({
        status: 503,
        body: { code: 'NOT_READY' },
      });
      const { status, text } = await readMetrics(app.origin, TOKEN);
      expect(status).toBe(200);
      expect(text).toMatch(/^database_up 0$/m);
      expect(text).toMatch(/^database_connections\{state="waiting"\} [1-9]\d*$/m);
      expect(text).not.toMatch(/^(round_lag_seconds|house_balance_usdt)/m);
    });
    await until(async () => (await there.get('/readyz')).status === 200 || undefined);
    // The first response may contain the result of an earlier query.
    const text = await until(async () => {
      const { text } = await readMetrics(app.origin, TOKEN);
      return /^database_up 1$/m.test(text) ? text : undefined;
    });
    expect(text).toMatch(/^round_lag_seconds 0$/m);
    await app.close();
    await db.close();
    await database.drop();
  });
});

describe('/metrics', () => {
  test('requires the token, and is unavailable if none is configured', async () => {
    const app = await testApp(suite.database.db, { METRICS_TOKEN: TOKEN });
    expect((await readMetrics(app.origin)).status).toBe(401);
    expect((await readMetrics(app.origin, 'a token of my own making')).status).toBe(401);
    expect((await readMetrics(suite.app.origin, TOKEN)).status).toBe(404);
    expect((await readMetrics(app.origin, TOKEN)).headers.get('content-type')).toContain(
      'text/plain',
    );
    await app.close();
  });

  test('counts requests by route, bets by outcome, connections and the lag of rounds', async () => {
    const app = await testApp(suite.database.db, { METRICS_TOKEN: TOKEN });
    const wire = new Wire(app.origin);
    const round = await openRound(suite.database.db, 1);
    const { token } = await wire.signUp();
    const bet = { gametype: 1, betType: 'color', betValue: 'green', amount: '1' };
    await wire.post('/api/game/placeBetnew', bet, { token });
    await wire.post('/api/game/placeBetnew', bet, { token });
    await wire.get('/api/no/such-call-1');
    await wire.get('/api/no/such-call-2');
    await reachDraw(suite.database.db, round);
    const overdue = sql`
      update wingo_round set draws_at = draws_at - interval '90 seconds',
        opens_at = opens_at - interval '2 minutes',
        closes_at = closes_at - interval '90 seconds' where id = ${round}`;
    await rewrite(suite.database.db, overdue);
    await suite.database.db.query(sql`select note_clock('ntp', -300)`);
    const { text } = await readMetrics(app.origin, TOKEN);
    const value = (series: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')[1],
      );
    const requests = (labels: string) => value(`http_request_duration_seconds_count{${labels}}`);
    expect(requests('method="POST",route="/api/game/placeBetnew",status="200"')).toBe(2);
    expect(requests('method="GET",route="/api/*",status="404"')).toBe(2);
    expect(text).not.toContain('such-call');
    expect(value('bets_total{outcome="accepted"}')).toBe(2);
    expect(value('database_connections{state="open"}')).toBeGreaterThan(0);
    expect(value('database_connections{state="waiting"}')).toBe(0);
    expect(value('round_lag_seconds')).toBeGreaterThanOrEqual(90);
    expect(value('round_lag_seconds')).toBeLessThan(120);
    expect(value('database_clock_offset_seconds{source="ntp"}')).toBe(-0.3);
    await app.close();
  });
});
