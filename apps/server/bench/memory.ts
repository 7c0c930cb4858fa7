import { setTimeout as delay } from 'node:timers/promises';
import { GAME_TYPES } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { one } from '../src/db/database';
import { SCHEDULES, type Schedules } from '../src/draw/schedule';
import type { Cluster } from './cluster';
import { heading, median, print } from './figures';
import { pacedLoop } from './load';
import { memoryOf } from './processes';
import { openSite } from './site';

const FASTER = 60;
/**
 * Number of bets to send. About 100,000 are accepted; the others arrive while betting is closed.
 */
const BETS = 105_000;
const SECONDS = 3_600 / FASTER;
const CONNECTIONS = 64;
const SAMPLE_MS = 500;

/** Schedules of the specification in seconds instead of minutes. */
const FAST = Object.fromEntries(
  GAME_TYPES.map((game) => {
    const { periodMs, closesBeforeMs, drawsBeforeMs } = SCHEDULES[game];
    const part = (ms: number) => Math.round(ms / FASTER);
    return [
      game,
      {
        periodMs: part(periodMs),
        closesBeforeMs: part(closesBeforeMs),
        drawsBeforeMs: part(drawsBeforeMs),
      },
    ];
  }),
) as unknown as Schedules;

export async function benchMemory(cluster: Cluster): Promise<void> {
  heading(`The server's own memory over an hour's rounds, run ${FASTER} times as fast:`);
  const site = await openSite(cluster, FAST);
  try {
    const { db, server, bets } = site;
    const samples: number[] = [];
    const load = { port: server.port, connections: CONNECTIONS, requestOf: bets('hour', 4) };
    const over = pacedLoop(load, BETS / SECONDS, BETS);
    const ended = over.then(() => true);
    while (!(await Promise.race([ended, delay(SAMPLE_MS, false)]))) {
      samples.push(await memoryOf(server.pid));
    }
    const { accepted, refused } = await over;
    const rounds = one(
      await db.query<{ settled: number }>(
        sql`select count(*)::int as settled from wingo_round where state = 'settled'`,
      ),
    );
    const third = Math.floor(samples.length / 3);
    const [begin, end] = [samples.slice(third, 2 * third), samples.slice(-third)].map(median);
    console.log(
      `            ${accepted} bets taken, ${refused} after the close, ${rounds.settled} rounds settled`,
    );
    print({
      name: 'after the hour',
      unit: 'MB',
      value: samples.at(-1) ?? NaN,
      goal: { at: 'most', value: 300 },
    });
    print({ name: 'last third against middle third', value: (end ?? NaN) / (begin ?? NaN) });
  } finally {
    await site.close();
  }
}
