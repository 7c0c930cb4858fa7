import { setTimeout as delay } from 'node:timers/promises';
import { USDT } from '@platform/rules/money';
import pg from 'pg';
import sql, { raw } from 'sql-template-tag';
import { one, openDatabase, type Database } from '../db/database';
import { Arena } from './arena';
import { ClusterOfThree } from './clusterOfThree';
import { compareBooks } from './compareBooks';
import { until } from './serverProcess';

export interface ClusterOptions {
  members: number;
  kills: number;
  /** Time of betting between two kills, in ms. */
  playMs: number;
  log: (line: string) => void;
}

export interface ClusterReport {
  /** Number of accepted bets, all of which are in the books. */
  bets: number;
  /** Longest time from the death of a primary to accepted bets, in ms. */
  slowestBackMs: number;
  settled: number;
  voided: number;
}

const START = 100_000n * USDT;
const REST_MS = 1_000;
const SOME = 10;
const LOGINS = ['server_owner', 'server_app', 'server_draw', 'server_signer'];

/** @returns settings of servers that reach a database through PgBouncer */
async function settingsFor(cluster: ClusterOfThree, url: string): Promise<Record<string, string>> {
  const db = openDatabase({ url, connections: 1 });
  for (const login of LOGINS) {
    await db.query(raw(`alter role ${login} password '${cluster.password}'`));
  }
  await db.close();
  const name = new URL(url).pathname.slice(1);
  return {
    DATABASE_URL: cluster.bouncerUrl(name, 'server_app'),
    DATABASE_OWNER_URL: cluster.bouncerUrl(name, 'server_owner'),
    DATABASE_DRAW_URL: cluster.bouncerUrl(name, 'server_draw'),
  };
}

async function refusalOf(url: URL): Promise<string> {
  const client = new pg.Client({ connectionString: url.href });
  const refusal = await client.connect().then(
    () => 'the connection succeeded',
    (error: Error) => error.message,
  );
  await client.end();
  return refusal;
}

/** @throws Error if a node accepts a wrong password from its own machine, or a client without TLS */
async function checkConnections(cluster: ClusterOfThree): Promise<void> {
  const wrong = await refusalOf(Object.assign(new URL(cluster.url), { password: 'wrong' }));
  if (!wrong.includes('password authentication failed')) {
    throw new Error(`A wrong password was not refused: ${wrong}.`);
  }
  const plain = await refusalOf(Object.assign(new URL(cluster.url), { search: '' }));
  if (!plain.includes('no encryption')) {
    throw new Error(`A connection without TLS was not refused: ${plain}.`);
  }
  const open = await cluster.openPorts();
  if (open.length > 0) {
    throw new Error(`These ports reply to clients without a certificate: ${open.join()}.`);
  }
}

const accepted = ({ allPlayers }: Arena) =>
  allPlayers.flatMap(({ intents }) => intents.filter((intent) => intent.accepted));

/** Kills the primary. Returns the time without accepted bets, in ms. */
async function loseThePrimary(cluster: ClusterOfThree, arena: Arena): Promise<number> {
  const name = await cluster.primary();
  await cluster.kill(name);
  const killedAt = Date.now();
  await until(() => {
    const since = accepted(arena).filter(({ at }) => at > killedAt);
    return since.length >= SOME || undefined;
  });
  const backMs = Date.now() - killedAt;
  cluster.restart(name);
  await cluster.healed();
  return backMs;
}

async function roundsOf(db: Database): Promise<{ settled: number; voided: number; late: number }> {
  return one(
    await db.query<{ settled: number; voided: number; late: number }>(sql`
      select count(*) filter (where state = 'settled')::int as settled,
        count(*) filter (where state = 'voided')::int as voided,
        count(*) filter (where state not in ('settled', 'voided')
          and draws_at < clock_timestamp() - interval '1 minute')::int as late
      from wingo_round`),
  );
}

/**
 * Kills the primary, waits for a new one and for accepted bets, and restarts the killed node.
 * Finally compares every response with the books.
 *
 * @throws if an accepted bet is missing or duplicated, a server exits by itself, or bets are not
 * accepted again within 90 s
 */
export async function runCluster(options: ClusterOptions): Promise<ClusterReport> {
  const { log, members, kills, playMs } = options;
  const began = Date.now();
  const say = (what: string) =>
    log(`${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s  ${what}`);
  const cluster = await ClusterOfThree.start();
  say('three nodes: one primary, at least one synchronous standby');
  await checkConnections(cluster);
  const enough = new AbortController();
  const settings: Record<string, string> = {};
  const arena = await Arena.open({
    postgresUrl: cluster.url,
    members,
    balance: START,
    restMs: REST_MS,
    settings,
    via: async (url) => {
      Object.assign(settings, await settingsFor(cluster, url));
      return url;
    },
  });
  try {
    await Promise.all([arena.start(0), arena.start(1)]);
    say(`${members} members bet on two servers`);
    const playing = Promise.all(arena.players.map((player) => player.play(enough.signal)));
    const disturbing = (async () => {
      let slowest = 0;
      for (let kill = 1; kill <= kills; kill += 1) {
        await delay(playMs);
        const backMs = await loseThePrimary(cluster, arena);
        say(
          `killed the primary; bets were accepted again after ${(backMs / 1000).toFixed(1)} s, ` +
            `${await cluster.primary()} leads, and the one that died follows it`,
        );
        slowest = Math.max(slowest, backMs);
      }
      await delay(playMs);
      return slowest;
    })();
    // Reports a wrong response immediately.
    const slowestBackMs = await Promise.race([disturbing, playing.then(() => 0)]);
    enough.abort();
    await playing;
    await arena.settled();
    const ends = await arena.stop();
    if (arena.fallen.length > 0) throw new Error(`A server ended by itself: ${arena.fallen[0]}`);
    if (ends.some((code) => code !== 0)) throw new Error(`The servers ended with ${ends.join()}.`);
    await compareBooks(arena, START);
    const { late, ...rounds } = await roundsOf(arena.database.db);
    if (late > 0) throw new Error(`${late} rounds are neither drawn nor voided.`);
    const bets = accepted(arena).length;
    say(`${bets} bets were accepted; each of them is in the books exactly once`);
    say(`${rounds.settled} rounds were settled and ${rounds.voided} voided`);
    return { bets, slowestBackMs, ...rounds };
  } catch (cause) {
    throw new Error(`${(cause as Error).message}\n${arena.outputs()}`, { cause });
  } finally {
    enough.abort();
    await arena.close();
    await cluster.stop();
  }
}
