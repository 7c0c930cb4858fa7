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
import { BOARDS } from './boards';
import type { Cluster } from './cluster';
import { heading, percentile, print } from './figures';
import { pacedLoop } from './load';
import { cpuOf, memoryOf } from './processes';
import { ENDLESS, openSite, type Site } from './site';

const OPENED_AT_ONCE = 200;
/** Number of members who bet, per settled bet per second. */
const MEMBERS_A_BET = 10;
/** Bets per second in the public feed of the brand. */
const PUBLIC_BETS = 10;
const SECONDS = 20;
const WARM_SECONDS = 3;
const IDLE_MS = 15_000;
const BRAND = 'default';
const NO_LIMIT = 1_000_000_000n * USDT;
const SIDES = [parseBet('high', ''), parseBet('low', '')] as const;

interface Received {
  /** Time from the settling transaction to the arrival of each event, in ms. */
  latencies: number[];
  feed: number;
}

/** Resolves once the stream is open. */
function openStream(port: number, token: string, received: Received): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.setEncoding('latin1');
  return new Promise((resolve, reject) => {
    let unread = '';
    const read = (chunk: string) => {
      const text = unread + chunk;
      const end = text.lastIndexOf('\n\n');
      unread = text.slice(end + 1);
      const messages = text.slice(0, end + 1);
      if (messages.includes('"type":"plays"')) received.feed += 1;
      for (const [, at] of messages.matchAll(/"kind":"bets","at":(\d+)/g)) {
        received.latencies.push(Date.now() - Number(at));
      }
    };
    socket.on('error', reject);
    socket.on('data', function begin(chunk: string) {
      unread += chunk;
      if (!unread.includes('"type":"beat"')) return;
      unread = '';
      socket.off('data', begin);
      socket.on('data', read);
      resolve(socket);
    });
    socket.write(
      `GET ${LIVE_PATH} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
  });
}

/** Creates a round with bets of these members. The benchmark draws the round later. */
async function roundWith(db: Database, members: readonly bigint[], place: number) {
  const round = await openRound(db, 2);
  const bids = members.map((member, n) => ({
    member,
    key: `live-${place}`,
    stake: USDT / 100n,
    bet: SIDES[n % 2] ?? SIDES[0],
  }));
  await placeBets(db, 2, bids, NO_LIMIT);
  // Postpones the draw, so that the server does not draw the round.
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

/** Returns the server's processor time, including the public feed, in µs per second. */
async function bet({ server, bets }: Site, name: string, seconds: number): Promise<number> {
  const from = await cpuOf(server.pid);
  const load = { port: server.port, connections: 2, requestOf: bets(name, 1) };
  const placed = await pacedLoop(load, PUBLIC_BETS, PUBLIC_BETS * seconds);
  if (placed.refused > 0) throw new Error(`${placed.refused} bets were refused.`);
  return ((await cpuOf(server.pid)) - from) / placed.seconds;
}

export async function benchLive(cluster: Cluster, streams: number): Promise<void> {
  const betsASecond = Math.floor(streams / MEMBERS_A_BET);
  heading(
    `${streams} live streams, and ${betsASecond} settled bets a second told to their owners:`,
  );
  const site = await openSite(cluster, ENDLESS, streams);
  const sockets: Socket[] = [];
  try {
    const { db, server, members, tokens } = site;
    await db.query(sql`update member set brand = ${BRAND}`);
    const rounds: bigint[] = [];
    for (let place = 0; place < SECONDS + WARM_SECONDS; place += 1) {
      const first = (place % MEMBERS_A_BET) * betsASecond;
      rounds.push(await roundWith(db, members.slice(first, first + betsASecond), place));
    }

    const received: Received = { latencies: [], feed: 0 };
    const before = await memoryOf(server.pid);
    const opening = performance.now();
    for (let first = 0; first < streams; first += OPENED_AT_ONCE) {
      const some = tokens.slice(first, first + OPENED_AT_ONCE);
      const opened = some.map((token) => openStream(server.port, token, received));
      sockets.push(...(await Promise.all(opened)));
    }
    print({
      name: 'streams opened a second',
      value: (streams * 1000) / (performance.now() - opening),
    });
    const idleFrom = await cpuOf(server.pid);
    await delay(IDLE_MS);
    const idleUs = ((await cpuOf(server.pid)) - idleFrom) / (IDLE_MS / 1000);
    const memory = await memoryOf(server.pid);
    print({ name: 'memory a stream', unit: 'kB', value: ((memory - before) * 1000) / streams });
    print({ name: 'of a processor while nothing happens', unit: '%', value: idleUs / 10_000 });

    await bet(site, 'warm', WARM_SECONDS);
    received.feed = 0;
    const feedUs = await bet(site, 'feed', IDLE_MS / 1000);
    if (received.feed < streams)
      throw new Error(`The feed was received ${received.feed} times only.`);
    print({
      name: `of a processor with ${PUBLIC_BETS} bets a second in the feed of all`,
      unit: '%',
      value: feedUs / 10_000,
    });
    print({
      name: `processors for ${BOARDS} boards with the stream, that feed included`,
      value: (feedUs * (BOARDS / streams)) / 1e6,
      goal: { at: 'most', value: 1 },
    });

    const betting = bet(site, 'beside', SECONDS + WARM_SECONDS);
    for (const round of rounds.splice(0, WARM_SECONDS)) {
      await drawAs(db, round, 7);
      await delay(1_000);
    }
    await until(() => (received.latencies.length >= WARM_SECONDS * betsASecond ? true : undefined));
    received.latencies.length = 0;
    const [busyFrom, begun] = [await cpuOf(server.pid), performance.now()];
    for (const [second, round] of rounds.entries()) {
      await drawAs(db, round, 7);
      await delay(begun + (second + 1) * 1_000 - performance.now());
    }
    await until(() => (received.latencies.length >= SECONDS * betsASecond ? true : undefined));
    const seconds = (performance.now() - begun) / 1000;
    const busyUs = (await cpuOf(server.pid)) - busyFrom;
    await betting;
    await delay(2_000);
    const { latencies } = received;
    const settled = latencies.length;
    if (settled !== SECONDS * betsASecond) {
      throw new Error(`${settled} events were received, not each bet once.`);
    }
    print({ name: 'bets settled and told a second', value: settled / seconds });
    print({
      name: 'processor time of Node a told bet, settling included',
      unit: 'us',
      value: (busyUs - feedUs * seconds) / settled,
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
