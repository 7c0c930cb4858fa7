import { USDT } from '@platform/rules/money';
import { GAME_TYPES } from '@platform/rules/wingo';
import sql, { raw, type Sql } from 'sql-template-tag';
import { Sessions } from '../src/account/sessions';
import { one, type Database } from '../src/db/database';
import { JWT_SECRET } from '../src/testing/app';
import { testDatabase } from '../src/testing/database';
import { betTotals } from '../src/wingo/betMarks';
import { statisticsOf } from '../src/wingo/statistics';
import { memberWith } from '../src/testing/people';
import { Client } from './client';
import type { Cluster } from './cluster';
import { heading, percentile, print } from './figures';
import { callOf } from './requests';
import { startServer } from './serverUnderTest';
import { ENDLESS } from './site';

const ROUNDS = 525_600;
const BETS = 1_000_000;
/**
 * Number of members in the team. All levels have the same size, and sponsors are in the level
 * above.
 */
const TEAM = 100_000;
const DEPTH = 30;
const INCOMES = 100_000;
const CALLS = 100;
const GOAL_MS = 50;

/** Inserts rows without triggers, which would check a million rows one by one. */
const fill = (db: Database, statements: readonly Sql[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.query(statement);
  });

/** Selects the voided rounds, which are rare and far apart. */
const CALLED_OFF = sql`n % 5000 = 0`;

/**
 * Statements that insert rounds. Each of the other games has a tenth as many rounds as the 1-minute
 * game.
 */
const rounds = [1, 2, 3, 4].map(
  (game) => sql`
    insert into wingo_round (game, number, opens_at, closes_at, draws_at, ends_at, state, commitment,
      result, void_reason, drawn_at, place, link, server_seed)
    select ${game}, 'B' || n, ends - interval '60 s', ends - interval '15 s', ends - interval '4 s', ends,
      case when ${CALLED_OFF} then 'voided' else 'settled' end, sha256(n::text::bytea),
      case when ${CALLED_OFF} then null else n % 10 end, case when ${CALLED_OFF} then 'no-beacon' end,
      case when ${CALLED_OFF} then null else ends end, n, sha256(n::text::bytea), n::text::bytea
    from generate_series(1, ${game === 1 ? ROUNDS : ROUNDS / 10}::int) n,
      lateral (select clock_timestamp() - (${ROUNDS}::int - n * ${game === 1 ? 1 : 10}::int + 10) * interval '1 minute' as ends) t`,
);

/** Inserts a member's bets: two thirds on the 1-minute game, half of them won, a few refunded. */
const bets = (member: bigint): Sql[] => [
  sql`
    insert into wingo_bet (id, round_id, member_id, game, bet_type, bet_value, stake, fee, placed_at)
    select n, round.id, ${member}, round.game, 'high', 'High', ${USDT}, ${USDT / 50n}, round.opens_at
    from generate_series(1, ${BETS}::int) n
    join wingo_round round on round.game = case n % 3 when 0 then 2 + n / 3 % 3 else 1 end
      and round.place = 1 + n::bigint * (case n % 3 when 0 then ${ROUNDS / 10}::int else ${ROUNDS}::int end - 1)
        / ${BETS}::int`,
  sql`
    insert into wingo_payout (bet_id, transfer_id, amount)
    select bet.id, bet.id, case round.state when 'voided' then stake else ${2n * USDT} end
    from wingo_bet bet join wingo_round round on round.id = bet.round_id
    where round.state = 'voided' or bet.id * 7 % 13 < 6`,
  sql`
    insert into transfer (id, key) overriding system value
    select bet.id, 'refund:' || bet.id
    from wingo_bet bet join wingo_round round on round.id = bet.round_id where round.state = 'voided'`,
];

const team = (top: bigint): Sql[] => [
  sql`
    insert into member (code, email, name, phone, password_hash)
    select 'BENCH' || n, n || '@bench.localhost', 'Bench', '', ''
    from generate_series(1, ${TEAM}::int) n`,
  // The sponsor follows from the member's number modulo the level size.
  sql`
    insert into team (ancestor_id, depth, descendant_id)
    select ${top}, (n - 1) * ${DEPTH}::int / ${TEAM}::int + 1, member.id
      from generate_series(1, ${TEAM}::int) n join member on code = 'BENCH' || n`,
  sql`
    insert into team (ancestor_id, depth, descendant_id)
    select above.descendant_id, below.depth - above.depth, below.descendant_id
    from (select *, row_number() over (partition by depth order by descendant_id) as place
        from team where ancestor_id = ${top}) above
    join (select *, row_number() over (partition by depth order by descendant_id) as place
        from team where ancestor_id = ${top}) below
      on below.place = above.place and below.depth > above.depth`,
  sql`
    update member set sponsor_id = team.ancestor_id
    from team where descendant_id = member.id and depth = 1`,
  sql`insert into account (kind, owner) select 'locker', id from member on conflict do nothing`,
];

const incomes = (member: bigint): Sql[] => [
  sql`
    insert into income (member_id, kind, source, amount, remark, transfer_id)
    select ${member}, 'rebate', 'round:' || n, ${USDT}, 'Bench', 1
    from generate_series(1, ${INCOMES}::int) n`,
  sql`
    insert into income_total (member_id, kind, amount, records)
    values (${member}, 'rebate', ${BigInt(INCOMES) * USDT}, ${INCOMES})`,
];

const TABLES = 'wingo_round, wingo_bet, wingo_payout, team, member, account, income, income_total';

async function lifeOf(db: Database, member: bigint): Promise<void> {
  for (const part of [rounds, bets(member), team(member), incomes(member)]) await fill(db, part);
  await db.query(sql`select setval('transfer_id_seq', ${BETS + 1}::bigint)`);
  await db.query(raw(`vacuum analyze ${TABLES}`));
  // The first reads of a long history store its running totals, so read the history before the
  // measurement.
  for (const game of [undefined, ...GAME_TYPES]) {
    const of = game === undefined ? { member } : { member, game };
    for (let reading = 0; reading < 60; reading += 1) await betTotals(db, of);
  }
  for (let reading = 0; reading < 60; reading += 1) await statisticsOf(db, member);
}

const paged = (path: string, last: number, query = ''): string[] =>
  [1, Math.ceil(last / 2), last].map((page) => `${path}?page=${page}${query}`);

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => Date.now() - days * DAY_MS;

/** Query for a hundred days in mid-year, with 270,000 bets. */
const SPAN = `&from=${daysAgo(200)}&before=${daysAgo(100)}`;

/** Calls that read growing tables, each with its first, middle and last page. */
const READING_CALLS = [
  ...paged('/api/game/myBets', 66_666, '&gametype=1'),
  ...paged('/api/game/myBets', 11_111, '&gametype=2'),
  ...paged('/api/game/myColourWinnings', BETS / 10),
  ...paged('/api/game/myColourWinnings', 20_000, '&outcome=lost&gametype=1'),
  ...paged('/api/game/myColourWinnings', 10_000, `&outcome=won${SPAN}`),
  ...paged('/api/game/myColourWinnings', 20, '&outcome=refunded'),
  '/api/game/myColourWinnings?size=500&outcome=refunded',
  '/api/game/myColourWinnings?page=20&size=500',
  '/api/game/statistics',
  ...paged('/api/fund/bonus', 46_153, '&type=betStatus'),
  ...paged('/api/fund/bonus', INCOMES / 10, '&incometype=Trade_profit'),
  '/api/user/getmemberdashboard',
  ...paged('/api/game/winingNumbersnew', ROUNDS / 10, '&gametype=1'),
  '/api/user/getlevel?page=1',
  ...paged('/api/user/getteam', 333, `&leveltype=${DEPTH}`),
  ...paged('/api/user/getReferralHistory', 333),
  '/api/user/totalReferral',
  '/api/user/profile',
  '/api/user/userbalances',
  '/api/user/walletinfo',
  '/api/user/securityLog?page=1',
  '/api/fund/deposithistory?page=1',
  '/api/fund/withdrawalhistory?page=1',
  '/api/fund/activationhistory?page=1',
  '/api/support/mytickets?page=1&pagetype=1',
];

async function latencies(client: Client, request: string): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const start = performance.now();
    const status = await client.send(request);
    if (status !== 200) throw new Error(`Answered ${status}: ${request}`);
    times.push(performance.now() - start);
  }
  return times;
}

export async function benchReads(cluster: Cluster): Promise<void> {
  heading(
    `Reading calls, alone, for a member with ${BETS} bets and a team of ${TEAM} in ${DEPTH} levels; ${ROUNDS} rounds:`,
  );
  const { ownerUrl, db, drop } = await testDatabase(cluster.url);
  const top = await memberWith(db, USDT);
  await lifeOf(db, top);
  const secret = new TextEncoder().encode(JWT_SECRET);
  const token = await new Sessions({ db, secret, hours: 24, now: Date.now }).open(top);
  const server = await startServer(ownerUrl, ENDLESS);
  try {
    const client = new Client(server.port);
    const tree = {
      userid: String(top),
      usercode: one(
        await db.query<{ code: string }>(sql`select code from member where id = ${top}`),
      ).code,
    };
    const requests = [
      ...READING_CALLS.map((path) => ({ path, request: callOf(token, path) })),
      ...Object.entries({
        '/api/tree/treeData': tree,
        '/api/game/gameinfonew': { gametype: 1 },
        '/api/game/lastWiningNumbersnew': { gametype: 1 },
      }).map(([path, body]) => ({ path, request: callOf(token, path, body) })),
    ];
    for (const { path, request } of requests) {
      const times = await latencies(client, request);
      const goal = { at: 'most', value: GOAL_MS } as const;
      const half = percentile(times, 0.5).toFixed(0);
      print({
        name: `p99 of ${path}; half of them ${half} ms`,
        unit: 'ms',
        value: percentile(times, 0.99),
        goal,
      });
    }
    client.close();
  } finally {
    await server.stop();
    await drop();
  }
}
