import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { LIVE_PATH } from '@platform/api/contract';
import { USDT } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Database } from '../src/db/database';
import { drawAs, openRound, rewrite } from '../src/testing/rounds';
import { until } from '../src/testing/serverProcess';
import { placeBets } from '../src/wingo/bets';
import type { Cluster } from './cluster';
import { heading, percentile, print } from './figures';
import { cpuOf, memoryOf } from './processes';
import { ENDLESS, openSite } from './site';

const STREAMS = 10_000;
const OPENED_AT_ONCE = 200;
/** Settled each second, by members of whom each has a stream. */
const BETS = 1_000;
const SECONDS = 20;
/** Until the server has compiled what it needs. */
const WARM_SECONDS = 3;
const IDLE_MS = 15_000;
const NO_LIMIT = 1_000_000_000n * USDT;
const SIDES = [parseBet('high', ''), parseBet('low', '')] as const;

/** From the writing of each event, in the transaction that settles the bet, to its arrival; in ms. */
type Latencies = number[];

/** Opens a stream as a browser does, and reads of it no more than it must; resolves once it has begun. */
function openStream(port: number, token: string, latencies: Latencies): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.setEncoding('latin1');
  return new Promise((resolve, reject) => {
    let beginning = '';
    socket.on('error', reject);
    socket.on('data', function begin(chunk: string) {
      beginning += chunk;
      if (!beginning.includes('"type":"beat"')) return;
      beginning = '';
      socket.off('data', begin);
      socket.on('data', (later: string) => {
        for (const [, at] of later.matchAll(/"kind":"bets","at":(\d+)/g)) {
          latencies.push(Date.now() - Number(at));
        }
      });
      resolve(socket);
    });
    socket.write(
      `GET ${LIVE_PATH} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
  });
}

/** A round that is closed, with a bet of each of these members; it is drawn when the benchmark wants. */
async function roundWith(db: Database, members: readonly bigint[], place: number) {
  const round = await openRound(db, 2);
  const bids = members.map((member, n) => ({
    member,
    key: `live-${place}`,
    stake: USDT / 100n,
    bet: SIDES[n % 2] ?? SIDES[0],
  }));
  await placeBets(db, 2, bids, NO_LIMIT);
  // Out of the way of the next, and of the server's own draw.
  await rewrite(
    db,
    sql`
      update wingo_round set state = 'closed', closes_at = clock_timestamp() + interval '9 hours',
        beacon_at = clock_timestamp() + interval '9 hours',
        draws_at = clock_timestamp() + interval '10 hours',
        ends_at = clock_timestamp() + interval '11 hours'
      where id = ${round}`,
  );
  return round;
}

/** Ten thousand open streams of one server, and a thousand settled bets a second told to their owners. */
export async function benchLive(cluster: Cluster): Promise<void> {
  heading(`${STREAMS} live streams, and ${BETS} settled bets a second told to their owners:`);
  const site = await openSite(cluster, ENDLESS, STREAMS);
  const sockets: Socket[] = [];
  try {
    const { db, server, members, tokens } = site;
    const rounds: bigint[] = [];
    for (let place = 0; place < SECONDS + WARM_SECONDS; place += 1) {
      const first = (place * BETS) % STREAMS;
      rounds.push(await roundWith(db, members.slice(first, first + BETS), place));
    }

    const latencies: Latencies = [];
    const before = await memoryOf(server.pid);
    const opening = performance.now();
    for (let first = 0; first < STREAMS; first += OPENED_AT_ONCE) {
      const some = tokens.slice(first, first + OPENED_AT_ONCE);
      const opened = some.map((token) => openStream(server.port, token, latencies));
      sockets.push(...(await Promise.all(opened)));
    }
    print({
      name: 'streams opened a second',
      value: (STREAMS * 1000) / (performance.now() - opening),
    });
    const idleFrom = await cpuOf(server.pid);
    await delay(IDLE_MS);
    const idleUs = ((await cpuOf(server.pid)) - idleFrom) / (IDLE_MS / 1000);
    const memory = await memoryOf(server.pid);
    print({ name: 'memory a stream', unit: 'kB', value: ((memory - before) * 1000) / STREAMS });
    print({ name: 'of a processor while nothing happens', unit: '%', value: idleUs / 10_000 });

    for (const round of rounds.splice(0, WARM_SECONDS)) {
      await drawAs(db, round, 7);
      await delay(1_000);
    }
    await until(() => (latencies.length >= WARM_SECONDS * BETS ? true : undefined));
    latencies.length = 0;
    const [busyFrom, begun] = [await cpuOf(server.pid), performance.now()];
    for (const [second, round] of rounds.entries()) {
      await drawAs(db, round, 7);
      await delay(begun + (second + 1) * 1_000 - performance.now());
    }
    await until(() => (latencies.length >= SECONDS * BETS ? true : undefined));
    const seconds = (performance.now() - begun) / 1000;
    const busyUs = (await cpuOf(server.pid)) - busyFrom;
    await delay(2_000);
    const told = latencies.length;
    if (told !== SECONDS * BETS) throw new Error(`${told} events were told, not each bet once.`);
    print({ name: 'bets settled and told a second', value: told / seconds });
    print({
      name: 'processor time of Node a told bet, settling included',
      unit: 'us',
      value: (busyUs - idleUs * seconds) / told,
    });
    print({ name: 'p50 from settlement to socket', unit: 'ms', value: percentile(latencies, 0.5) });
    print({
      name: 'p99 from settlement to socket',
      unit: 'ms',
      value: percentile(latencies, 0.99),
      goal: { at: 'most', value: 500 },
    });
  } finally {
    for (const socket of sockets) socket.destroy();
    await site.close();
  }
}
