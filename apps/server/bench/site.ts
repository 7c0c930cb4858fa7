import { IDEMPOTENCY_HEADER } from '@platform/api/contract';
import { toDecimal, USDT } from '@platform/rules/money';
import { betTexts, GAME_TYPES, type GameType } from '@platform/rules/wingo';
import { Sessions } from '../src/account/sessions';
import type { Database } from '../src/db/database';
import { JWT_SECRET } from '../src/testing/app';
import { testDatabase } from '../src/testing/database';
import { membersWith } from '../src/testing/people';
import type { Schedule, Schedules } from '../src/draw/schedule';
import { SELECTIONS } from '../src/wingo/selections';
import type { Cluster } from './cluster';
import type { RequestOf } from './load';
import { startServer, type ServerUnderTest } from './serverUnderTest';

/** Number of members: enough that concurrent bets come from different members, as in production. */
const MEMBERS = 1_000;
const MEMBERS_AT_ONCE = 50;
const BALANCE = 1_000_000n * USDT;
const STAKE = USDT / 100n;
const WEEK_MS = 7 * 24 * 3_600_000;

export interface BetTarget {
  server: Pick<ServerUnderTest, 'port' | 'pid'>;
  tokens: readonly string[];
  /**
   * Returns requests for one-cent bets, cycling through selections, members and idempotency keys.
   *
   * @param name namespace of the keys: the same name yields the same keys
   */
  bets: (name: string, game?: GameType) => RequestOf;
}

export interface Site extends BetTarget {
  db: Database;
  members: readonly bigint[];
  server: ServerUnderTest;
  close: () => Promise<void>;
}

const all = (schedule: Schedule) =>
  Object.fromEntries(GAME_TYPES.map((game) => [game, schedule])) as unknown as Schedules;

/** Schedules whose rounds outlast any benchmark. */
export const ENDLESS = all({ periodMs: WEEK_MS, closesBeforeMs: 2_000, drawsBeforeMs: 1_000 });

export async function manyMembers(db: Database, count = MEMBERS): Promise<bigint[]> {
  const members: bigint[] = [];
  while (members.length < count) {
    members.push(...(await membersWith(db, MEMBERS_AT_ONCE, BALANCE)));
  }
  return members;
}

/** Builds the raw requests in advance, so that sending costs almost nothing. */
function requestsTo(
  path: string,
  tokens: readonly string[],
): (bodies: readonly object[], name: string) => RequestOf {
  const heads = tokens.map(
    (token) =>
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\n` +
      `Content-Type: application/json\r\nAuthorization: Bearer ${token}\r\n`,
  );
  return (payloads, name) => {
    const bodies = payloads.map((payload) => JSON.stringify(payload));
    return (n) => {
      const body = bodies[n % bodies.length] ?? '';
      const key = `bench-${name}-${String(n).padStart(10, '0')}`;
      return (
        `${heads[n % heads.length]}${IDEMPOTENCY_HEADER}: ${key}\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body}`
      );
    };
  };
}

export function betRequests(tokens: readonly string[]): BetTarget['bets'] {
  const requests = requestsTo('/api/game/placeBetnew', tokens);
  return (name, game = 1) =>
    requests(
      SELECTIONS.map((bet) => ({ ...betTexts(bet), amount: toDecimal(STAKE), gametype: game })),
      name,
    );
}

export function diceRequests(tokens: readonly string[]): BetTarget['bets'] {
  const requests = requestsTo('/api/game/dice/bet', tokens);
  const bet = { amount: toDecimal(STAKE), direction: 'over', target: '50.00' };
  return (name) => requests([bet], `dice-${name}`);
}

export async function openSite(
  cluster: Cluster,
  schedules: Schedules = ENDLESS,
  count = MEMBERS,
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const { ownerUrl, db, drop } = await testDatabase(cluster.url);
  const members = await manyMembers(db, count);
  const secret = new TextEncoder().encode(JWT_SECRET);
  const sessions = new Sessions({ db, secret, hours: 24, now: Date.now });
  const tokens = await Promise.all(members.map((member) => sessions.open(member)));
  const server = await startServer(ownerUrl, schedules, settings);
  return {
    db,
    members,
    tokens,
    server,
    bets: betRequests(tokens),
    close: async () => {
      await server.stop();
      await drop();
    },
  };
}
