import type { MicroUsdt } from '@platform/rules/money';
import type { GameType } from '@platform/rules/wingo';
import sql, { empty, type Sql } from 'sql-template-tag';
import { one, type Database, type Queryable, type Tx } from '../db/database';
import { stopwatch } from '../ports/clock';
import { betsBetween, FATE, LAST_BET } from './betMarks';
import { NO_STREAKS, withRuns, type Runs, type Streaks } from './streaks';

/** Maximum number of uncounted bets that a read adds up without storing the result. */
const MOST_LEFT = 1_000;
/** Maximum number of bets that one transaction counts. */
const MOST_COUNTED = 50_000;
/** Time limit for counting a long history, which takes several reads, in ms. */
const COUNTING_MS = 1_000;
/** Days in the statistics, including today. */
const DAYS = 30;

/** Totals of settled bets, without refunds. */
export interface Figures {
  settled: number;
  wins: number;
  staked: MicroUsdt;
  returned: MicroUsdt;
}

export interface BetStatistics {
  games: (Figures & { game: GameType })[];
  /** Daily figures by the UTC date of the bet, oldest first. The last entry is today. */
  days: (Figures & { day: string })[];
  streaks: Streaks;
}

interface Tally extends Streaks {
  betId: bigint;
}

const tallyOf = (member: bigint): Sql => sql`
  select bet_id as "betId", streak as current, longest_won as "longestWon",
    longest_lost as "longestLost"
  from wingo_bet_tally where member_id = ${member}`;

/** Sums over the rows of `counted`, one row per game and day. */
const FIGURES = sql`
  sum(settled)::int as settled, sum(wins)::int as wins, sum(staked)::bigint as staked,
  sum(returned)::bigint as returned`;

/**
 * Builds CTEs from `bets`, which are in the order of placement. `counted` has one row per game and
 * day; `runs` summarises consecutive wins and losses. Both exclude open and refunded bets.
 */
const digestOf = (bets: Sql): Sql => sql`
  bet as materialized (${bets}),
  counted as (
    select game, (placed_at at time zone 'UTC')::date as day, count(*) as settled,
      count(won) as wins, sum(stake) as staked, coalesce(sum(won), 0) as returned
    from bet where is_settled group by 1, 2),
  numbered as (
    select id, won is not null as is_win, row_number() over (order by id)
      - row_number() over (partition by won is not null order by id) as run
    from bet where is_settled),
  runs as (
    select min(id) as id, case when is_win then count(*) else -count(*) end as length
    from numbered group by is_win, run),
  streaks as (
    select count(*)::int as runs,
      coalesce((array_agg(length order by id))[1], 0)::int as first,
      coalesce((array_agg(length order by id desc))[1], 0)::int as last,
      coalesce(max(length) filter (where length > 0), 0)::int as "longestWon",
      coalesce(-min(length) filter (where length < 0), 0)::int as "longestLost"
    from runs)`;

const betsAfter = (member: bigint, after: Sql, limit: Sql): Sql => sql`
  select bet.id, bet.game, bet.placed_at, bet.stake, payout.amount as won, is_settled,
    round.state in ('settled', 'voided') as is_over
  from ${betsBetween({ member }, after, LAST_BET, limit)} ${FATE}
  order by bet.id ${limit}`;

interface Reading {
  /** Streaks up to the last counted bet; null if no bets were counted. */
  streaks: Streaks | null;
  /** Number of uncounted bets, including open ones. */
  left: number;
  runs: Runs;
  games: { game: GameType; settled: number; wins: number; staked: string; returned: string }[];
  days: { day: string; settled: number; wins: number; staked: string; returned: string }[];
}

/**
 * Reads everything in one statement, so that counted and uncounted bets form a consistent snapshot.
 */
async function readAll(db: Queryable, member: bigint, limit: Sql): Promise<Reading> {
  const rows = await db.query<Reading>(sql`
    with tally as (${tallyOf(member)}),
    ${digestOf(betsAfter(member, sql`coalesce((select "betId" from tally), 0)`, limit))},
    everything as (
      select game, day, settled, wins, staked, returned from wingo_bet_day
      where member_id = ${member}
      union all select * from counted),
    games as (
      select game, ${FIGURES} from everything group by game),
    last_days as (
      select (now() at time zone 'UTC')::date - n as day from generate_series(${DAYS - 1}::int, 0, -1) n),
    days as (
      select to_char(day, 'YYYY-MM-DD') as day, ${FIGURES}
      from (
        select day, settled, wins, staked, returned from everything
        where day >= (select min(day) from last_days)
        union all select day, 0, 0, 0, 0 from last_days) of_days
      group by day)
    select (select row_to_json(t) from (
        select current, "longestWon", "longestLost" from tally) t) as streaks,
      (select count(*)::int from bet) as left, (select row_to_json(streaks) from streaks) as runs,
      (select coalesce(json_agg(g order by game), '[]') from (
        select game, settled, wins, staked::text, returned::text from games) g) as games,
      (select json_agg(d order by day) from (
        select day, settled, wins, staked::text, returned::text from days) d) as days`);
  return one(rows);
}

/**
 * Counts a member's settled bets, whose totals never change. A lock on the member's row lets only
 * one server count at a time.
 */
export const countBets = (db: Database, member: bigint): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { betId, ...streaks } = await lockTally(tx, member);
    const [counted] = await tx.query<{ through: bigint | null; runs: Runs }>(sql`
      with ${digestOf(sql`
        select * from (
          select *, bool_and(is_over) over (order by id) as are_over
          from (${betsAfter(member, sql`${betId}`, sql`limit ${MOST_COUNTED}`)}) bet) bet
        where are_over`)},
      added as (
        insert into wingo_bet_day as known
          (member_id, game, day, settled, wins, staked, returned)
        select ${member}, game, day, settled, wins, staked, returned from counted
        on conflict (member_id, game, day) do update set
          settled = known.settled + excluded.settled, wins = known.wins + excluded.wins,
          staked = known.staked + excluded.staked, returned = known.returned + excluded.returned)
      select (select max(id) from bet) as through, row_to_json(streaks) as runs from streaks`);
    if (!counted || counted.through === null) return false;
    const { current, longestWon, longestLost } = withRuns(streaks, counted.runs);
    await tx.query(sql`
      update wingo_bet_tally set bet_id = ${counted.through}, streak = ${current},
        longest_won = ${longestWon}, longest_lost = ${longestLost}
      where member_id = ${member}`);
    return true;
  });

async function lockTally(tx: Tx, member: bigint): Promise<Tally> {
  await tx.query(sql`
    insert into wingo_bet_tally (member_id, bet_id, streak, longest_won, longest_lost)
    values (${member}, 0, 0, 0, 0) on conflict do nothing`);
  return one(await tx.query<Tally>(sql`${tallyOf(member)} for update`));
}

const figuresOf = <Row extends Reading['days'][number] | Reading['games'][number]>(row: Row) => ({
  ...row,
  staked: BigInt(row.staked),
  returned: BigInt(row.returned),
});

/** Returns the statistics of a member: the stored totals plus the bets since. */
export async function statisticsOf(
  db: Database,
  member: bigint,
  mostLeft = MOST_LEFT,
): Promise<BetStatistics> {
  const elapsed = stopwatch();
  const first = sql`limit ${mostLeft}`;
  let reading = await readAll(db, member, first);
  while (reading.left === mostLeft && elapsed() < COUNTING_MS && (await countBets(db, member))) {
    reading = await readAll(db, member, first);
  }
  if (reading.left === mostLeft) reading = await readAll(db, member, empty);
  return {
    games: reading.games.map(figuresOf),
    days: reading.days.map(figuresOf),
    streaks: withRuns(reading.streaks ?? NO_STREAKS, reading.runs),
  };
}
