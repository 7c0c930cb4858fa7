import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../db/database';
import { Arena } from '../testing/arena';
import type { Player } from '../testing/crowd';
import { compareBooks } from '../testing/compareBooks';
import { Proxy } from '../testing/proxy';
import { until } from '../testing/serverProcess';
import { Wire } from '../testing/wire';

// Two servers lose their database while members bet: its connections are terminated repeatedly, it stops
// responding, and it refuses connections. The servers keep running, report the outage and recover by
// themselves. Finally, the test compares the books with the responses.

const MEMBERS = 40;
const START = 10_000n * USDT;
/** Set STORMS=100 for a longer run. */
const STORMS = Number(process.env['STORMS'] ?? 20);
/** Time limit of a response, in ms: 5 s, with a margin for a busy machine. */
const LONGEST_ANSWER_MS = 15_000;
/** Number of accepted bets that proves a recovery. */
const SOME = 20;
const BET = { gametype: 1, betType: 'color', betValue: 'green', amount: '1' };

test('servers survive and report an unavailable database, and lose no bet', async () => {
  const proxies: Proxy[] = [];
  const via = async (url: string) => {
    proxies.push(await Proxy.to(url));
    return proxies[0]?.url ?? url;
  };
  const postgresUrl = inject('postgresUrl');
  const arena = await Arena.open({ postgresUrl, members: MEMBERS, balance: START, via });
  const [proxy] = proxies;
  if (proxy === undefined) throw new Error('The servers have no way to the database.');
  try {
    await Promise.all([arena.start(0), arena.start(1)]);
    const enough = new AbortController();
    const playing = Promise.all(arena.players.map((player) => player.play(enough.signal)));
    const scenes = async () => {
      await endConnections(arena, postgresUrl);
      for (const lose of ['fallSilent', 'refuse'] as const) {
        proxy[lose]();
        for (const origin of arena.origins) {
          await answersWithoutDatabase(new Wire(origin), arena.payer);
        }
        proxy.recover();
        await takesBets(arena);
      }
    };
    // Reports a player's failure before the other players end.
    await Promise.race([scenes(), playing.then(() => undefined)]);
    enough.abort();
    await playing;
    await arena.settled();
    expect(await arena.stop()).toEqual([0, 0]);
    await compareBooks(arena, START);
  } finally {
    await arena.close();
    await proxy.close();
  }
});

async function endConnections(arena: Arena, postgresUrl: string): Promise<void> {
  const admin = openDatabase({ url: postgresUrl, connections: 1 });
  const name = new URL(arena.database.url).pathname.slice(1);
  for (let storm = 0; storm < STORMS; storm += 1) {
    await admin.query(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`);
    // Early storms interrupt the servers while they reconnect, later storms after they have reconnected.
    await delay(storm * 10);
  }
  await admin.close();
  await takesBets(arena);
}

async function takesBets({ players }: Arena): Promise<void> {
  const asked = new Set(players.flatMap(({ intents }) => intents));
  await until(() => {
    const taken = players.flatMap(({ intents }) =>
      intents.filter((intent) => intent.accepted && !asked.has(intent)),
    );
    return taken.length >= SOME || undefined;
  });
}

/** Checks responses without a database. Writes report an uncertain outcome, reads do not. */
async function answersWithoutDatabase(wire: Wire, { token }: Player): Promise<void> {
  const asked = performance.now();
  const reads = [wire.get('/readyz'), wire.get('/api/user/profile', { token })];
  for (const reply of await Promise.all(reads)) {
    expect(reply).toMatchObject({ status: 503, body: { status: 'error' } });
    expect(reply.body.uncertain).toBeUndefined();
  }
  const writes = [
    wire.post('/api/auth/login', { code: 'anna', password: 'x' }),
    wire.post('/api/game/placeBetnew', BET, { token, key: randomUUID() }),
  ];
  for (const reply of await Promise.all(writes)) {
    expect(reply).toMatchObject({ status: 503, body: { status: 'error', uncertain: true } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.body.message).toMatch(/know .*whether /);
  }
  expect(performance.now() - asked).toBeLessThan(LONGEST_ANSWER_MS);
}
