import type { MicroUsdt } from '@platform/rules/money';
import { GAME_TYPES, type GameType } from '@platform/rules/wingo';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import type { Page, PageRequest } from '../db/page';
import { stopwatch } from '../ports/clock';

/** Number of bets between two marks. */
const STEP = 500;
/** Maximum number of bets that one read scans for new marks. */
const MOST_MARKED = 50_000;

export interface BetsOf {
  member: bigint;
  game?: GameType;
}

export interface BetTotals {
  bets: number;
  settled: number;
  /** Number of bets on voided rounds. */
  refunded: number;
  wins: number;
  won: MicroUsdt;
}

/** Filter of a history. `over` means settled or refunded. */
export type Listed = 'bets' | 'over' | 'wins' | 'losses' | 'refunds';

export interface Span {
  /** Start, inclusive. @default the first bet */
  from?: Date | undefined;
  /** End, exclusive. @default no limit */
  before?: Date | undefined;
}

/** Checkpoint: totals of a member's bets up to and including this bet. */
interface Mark extends BetTotals {
  betId: bigint;
}

const ALL_GAMES = 0;

const marksOf = ({ member, game }: BetsOf): Sql =>
  sql`wingo_bet_mark where member_id = ${member} and game = ${game ?? ALL_GAMES}`;

/**
 * Builds the source of a member's bets between two ids. Reads each game separately, because the
 * index orders bets by game.
 */
export const betsBetween = (
  { member, game }: BetsOf,
  after: Sql,
  through: Sql,
  limit: Sql = empty,
  condition: Sql = sql`true`,
): Sql => sql`
  unnest(${game === undefined ? GAME_TYPES : [game]}::smallint[]) as games (game)
  cross join lateral (
    select * from wingo_bet
    where member_id = ${member} and wingo_bet.game = games.game and id > ${after} and id <= ${through}
      and ${condition}
    order by id ${limit}) bet`;

export const LAST_BET = raw('9223372036854775807');

/**
 * While a round settles, its bets receive their outcomes one after another. The `limit` clauses
 * keep PostgreSQL from scanning all rounds or payouts first.
 */
export const FATE = sql`
  cross join lateral (
    select number, state, result, void_reason, drawn_at, paid_through, commitment, beacon_round
    from wingo_round where id = bet.round_id limit 1) round
  left join lateral (
    select amount, transfer_id from wingo_payout where bet_id = bet.id limit 1) payout on true
  cross join lateral (
    select round.state = 'settled'
        or round.state = 'settling' and bet.id <= round.paid_through as is_settled,
      round.state = 'voided'
        or round.state = 'voiding' and bet.id <= round.paid_through as is_refunded) fate`;

const CONDITIONS: Readonly<Record<Listed, Sql>> = {
  bets: sql`true`,
  over: sql`(is_settled or is_refunded)`,
  wins: sql`is_settled and payout.amount is not null`,
  losses: sql`is_settled and payout.amount is null`,
  refunds: sql`is_refunded`,
};

/** Voided rounds are few, so reading them once is faster than looking up the round of every bet. */
const CANDIDATES: Readonly<Partial<Record<Listed, Sql>>> = {
  refunds: sql`round_id in (select id from wingo_round where state in ('voiding', 'voided'))`,
};

/** Every bet before a mark is settled or refunded. */
const REFUNDED = sql`bets - settled`;

const COUNTS: Readonly<Record<Listed, Sql>> = {
  bets: sql`bets`,
  over: sql`bets`,
  wins: sql`wins`,
  losses: sql`settled - wins`,
  refunds: REFUNDED,
};

const countOf = (listed: Listed, { bets, settled, refunded, wins }: BetTotals): number =>
  ({ bets, over: settled + refunded, wins, losses: settled - wins, refunds: refunded })[listed];

const NO_MARK: Mark = { bets: 0, settled: 0, refunded: 0, wins: 0, won: 0n, betId: 0n };

async function lastMark(db: Queryable, of: BetsOf, condition = sql`true`): Promise<Mark> {
  const [last = NO_MARK] = await db.query<Mark>(sql`
    select bets::int, settled::int, (${REFUNDED})::int as refunded, wins::int, won, bet_id as "betId"
    from ${marksOf(of)} and ${condition} order by wingo_bet_mark.bets desc limit 1`);
  return last;
}

const sumOf = (one: BetTotals, other: BetTotals): BetTotals => ({
  bets: one.bets + other.bets,
  settled: one.settled + other.settled,
  refunded: one.refunded + other.refunded,
  wins: one.wins + other.wins,
  won: one.won + other.won,
});

interface Stretch {
  after: bigint;
  /** Last bet of the range. @default the newest bet */
  through?: Sql;
  limit?: Sql;
  condition?: Sql;
}

async function totalsOf(
  db: Queryable,
  of: BetsOf,
  { after, through = LAST_BET, limit = empty, condition = sql`true` }: Stretch,
): Promise<BetTotals> {
  const rows = await db.query<BetTotals>(sql`
    select count(*)::int as bets, count(*) filter (where is_settled)::int as settled,
      count(*) filter (where is_refunded)::int as refunded,
      count(*) filter (where is_win)::int as wins,
      coalesce(sum(amount) filter (where is_win), 0)::bigint as won
    from (
      select is_settled, is_refunded, ${CONDITIONS.wins} as is_win, payout.amount
      from ${betsBetween(of, sql`${after}`, through, limit)} ${FATE} where ${condition} ${limit}) bet`);
  return one(rows);
}

/**
 * Returns the totals of the bets placed before a point in time: the last mark before it plus the
 * bets since that mark. Bets of a member are placed in the order of their ids.
 */
async function totalsBefore(db: Queryable, of: BetsOf, moment: Date): Promise<BetTotals> {
  const last = await lastMark(
    db,
    of,
    // Archived months keep only their last mark, which precedes every requested point in time.
    sql`coalesce((select placed_at from wingo_bet where id = bet_id) < ${moment}, true)`,
  );
  const since = await totalsOf(db, of, {
    after: last.betId,
    through: sql`coalesce(
      (select bet_id from ${marksOf(of)} and bets > ${last.bets} order by bets limit 1), ${LAST_BET})`,
    condition: sql`bet.placed_at < ${moment}`,
  });
  return sumOf(last, since);
}

/**
 * Creates marks after a given mark, up to the first open bet. Totals of finished bets never change.
 */
async function markBets(db: Queryable, of: BetsOf, last: Mark, step: number): Promise<number> {
  const { bets, settled, wins, won, betId } = last;
  const limit = sql`limit ${MOST_MARKED}`;
  const made = await db.query(sql`
    insert into wingo_bet_mark (member_id, game, bets, bet_id, settled, wins, won)
    select ${of.member}, ${of.game ?? ALL_GAMES}, ${bets} + n, id, ${settled} + settled, ${wins} + wins,
      ${won} + coalesce(won, 0)
    from (
      select bet.id, row_number() over up_to_it as n,
        count(*) filter (where is_settled) over up_to_it as settled,
        count(*) filter (where ${CONDITIONS.wins}) over up_to_it as wins,
        sum(payout.amount) filter (where ${CONDITIONS.wins}) over up_to_it as won,
        bool_and(round.state in ('settled', 'voided')) over up_to_it as are_over
      from ${betsBetween(of, sql`${betId}`, LAST_BET, limit)}
      ${FATE}
      window up_to_it as (order by bet.id)
      order by bet.id ${limit}
    ) bet
    where n % ${step} = 0 and are_over
    on conflict do nothing
    returning 1`);
  return made.length;
}

/** Time limit for marking a long history, which takes several reads, in ms. */
const MARKING_MS = 1_000;

interface Counted {
  totals: BetTotals;
  last: Mark;
}

async function countBets(db: Queryable, of: BetsOf, step: number): Promise<Counted> {
  const elapsed = stopwatch();
  const many = 2 * step;
  let last = await lastMark(db, of);
  const first = sql`limit ${many}`;
  let since = await totalsOf(db, of, { after: last.betId, limit: first });
  while (
    since.bets === many &&
    elapsed() < MARKING_MS &&
    (await markBets(db, of, last, step)) > 0
  ) {
    last = await lastMark(db, of);
    since = await totalsOf(db, of, { after: last.betId, limit: first });
  }
  if (since.bets === many) since = await totalsOf(db, of, { after: last.betId });
  return { totals: sumOf(last, since), last };
}

/**
 * Returns the totals of a member's bets. A new bet never precedes a mark, because a member places
 * bets one after another.
 */
export const betTotals = async (db: Queryable, of: BetsOf, step = STEP): Promise<BetTotals> =>
  (await countBets(db, of, step)).totals;

async function firstKept(db: Queryable): Promise<Date> {
  const rows = await db.query<{ at: Date }>(sql`
    select min(month)::timestamp at time zone 'UTC' as at from ledger_month where archived_at is null`);
  return one(rows).at;
}

/**
 * Reads only the ranges between marks that contain rows of the page, because refunds can be far
 * apart. Archived bets are not listed.
 */
export async function betPage<Row extends object>(
  db: Queryable,
  of: BetsOf,
  listed: Listed,
  columns: Sql,
  { page, size }: PageRequest,
  { from, before }: Span = {},
  step = STEP,
): Promise<Page<Row>> {
  const { totals, last } = await countBets(db, of, step);
  const all = countOf(listed, totals);
  const [upTo, earlier, archived] = await Promise.all([
    before ? totalsBefore(db, of, before) : totals,
    from ? totalsBefore(db, of, from) : NO_MARK,
    // Archived months always have a mark. The subquery runs once instead of once per mark.
    last === NO_MARK ? NO_MARK : lastMark(db, of, sql`bet_id < (select first_kept_id())`),
  ]);
  const oldest = countOf(listed, earlier.bets > archived.bets ? earlier : archived);
  const total = Math.max(countOf(listed, upTo) - oldest, 0);
  const kept = countOf(listed, archived) > 0 ? await firstKept(db) : undefined;
  const archivedBefore = kept && from && from >= kept ? undefined : kept;
  /** Position of the newest bet on the page, counted from the member's oldest bet. */
  const newest = oldest + total - (page - 1) * size;
  const rowCount = Math.min(size, newest - oldest);
  if (rowCount <= 0) return { rows: [], total, archivedBefore };
  const rows = await db.query<Row>(sql`
    with mark as (
      select bets, bet_id, ${COUNTS[listed]} as count from ${marksOf(of)}
      union all select ${totals.bets}::bigint, ${LAST_BET}, ${all}::bigint),
    step as (
      select bet_id as through, count, bets - lag(bets, 1, 0::bigint) over (order by bets) as bets,
        lag(bet_id, 1, 0::bigint) over (order by bets) as after,
        lag(count, 1, 0::bigint) over (order by bets) as count_before
      from mark),
    stretch as (
      select * from step
      where count > count_before and count > ${newest - rowCount} and count_before < ${newest}
      limit ${rowCount})
    select ${columns}
    from stretch cross join ${betsBetween(of, sql`stretch.after`, sql`stretch.through`, sql`limit stretch.bets`, CANDIDATES[listed])} ${FATE}
    where ${CONDITIONS[listed]}
    order by bet.id desc
    limit ${rowCount} offset (select max(count) from stretch) - ${newest}`);
  return { rows, total, archivedBefore };
}
