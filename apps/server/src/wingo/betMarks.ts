import type { MicroUsdt } from '@platform/rules/money';
import { GAME_TYPES, type GameType } from '@platform/rules/wingo';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import type { Page, PageRequest } from '../db/page';
import { stopwatch } from '../ports/clock';

/** How many bets there are from one mark to the next. */
const STEP = 500;
/** The most bets that one reading looks through for new marks. */
const MOST_MARKED = 50_000;

/** Whose bets, and on which game. */
export interface BetsOf {
  member: bigint;
  /** @default all games */
  game?: GameType;
}

/** What a member's bets add up to. */
export interface BetTotals {
  bets: number;
  /** Those whose round was drawn and is over. */
  settled: number;
  /** Those that were paid back, as their round was called off. */
  refunded: number;
  wins: number;
  /** What the wins were paid. */
  won: MicroUsdt;
}

/** Which bets a history lists: all of them, those that are over, or some of these. */
export type Listed = 'bets' | 'over' | 'wins' | 'losses' | 'refunds';

/** When the bets of a history were placed. */
export interface Span {
  /** At this moment or later. @default from the first on */
  from?: Date | undefined;
  /** Before this moment. @default up to the newest */
  before?: Date | undefined;
}

/** Up to this bet there are so many. */
interface Mark extends BetTotals {
  betId: bigint;
}

const ALL_GAMES = 0;

const marksOf = ({ member, game }: BetsOf): Sql =>
  sql`wingo_bet_mark where member_id = ${member} and game = ${game ?? ALL_GAMES}`;

/**
 * Each game is read for itself: the bets of a member are in order by game.
 *
 * @param condition on the bet. @default none
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
 * What became of a bet; while its round settles, bets are answered in their order. The limits keep
 * PostgreSQL from beginning with all rounds or payouts there are.
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

/**
 * Whether a bet may be in a list, before its round is looked up. Rounds that were called off are few: they are
 * read once, and looking up the round of each bet would take most of the time.
 */
const CANDIDATES: Readonly<Partial<Record<Listed, Sql>>> = {
  refunds: sql`round_id in (select id from wingo_round where state in ('voiding', 'voided'))`,
};

/** Up to a mark every bet is over: what was not settled was paid back. */
const REFUNDED = sql`bets - settled`;

/** How many bets of a list there are, by a mark. */
const COUNTS: Readonly<Record<Listed, Sql>> = {
  bets: sql`bets`,
  over: sql`bets`,
  wins: sql`wins`,
  losses: sql`settled - wins`,
  refunds: REFUNDED,
};

/** The same, by what bets add up to. */
const countOf = (listed: Listed, { bets, settled, refunded, wins }: BetTotals): number =>
  ({ bets, over: settled + refunded, wins, losses: settled - wins, refunds: refunded })[listed];

/** The mark that is before all others. */
const NO_MARK: Mark = { bets: 0, settled: 0, refunded: 0, wins: 0, won: 0n, betId: 0n };

/** @param condition on the mark. @default none */
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

/** Which bets are added up: those after one bet up to another, and some of them only. */
interface Stretch {
  after: bigint;
  /** @default the newest */
  through?: Sql;
  /** @default no limit */
  limit?: Sql;
  /** @default all of them */
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
 * What the bets before a moment add up to. Bets of a member are placed in the order of their ids: so the
 * last mark before the moment says it, and what came between it and the next one.
 */
async function totalsBefore(db: Queryable, of: BetsOf, moment: Date): Promise<BetTotals> {
  const last = await lastMark(
    db,
    of,
    // Of archived months only the last mark is of use, and they are before any moment that is asked for.
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
 * Makes marks after another one, as far as all bets are over: what they brought changes no more.
 *
 * @returns how many it has made
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

/** How long one reading makes marks, in ms: those of a long history from before are made by several. */
const MARKING_MS = 1_000;

/** What a member's bets add up to, and up to which mark that was counted before. */
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
 * What a member's bets add up to: counted from the last mark on. A member places one bet after another,
 * so that none ever comes to stand before a mark.
 *
 * @param step how many bets there are from one mark to the next
 */
export const betTotals = async (db: Queryable, of: BetsOf, step = STEP): Promise<BetTotals> =>
  (await countBets(db, of, step)).totals;

/** The first moment whose bets are here. */
async function firstKept(db: Queryable): Promise<Date> {
  const rows = await db.query<{ at: Date }>(sql`
    select min(month)::timestamp at time zone 'UTC' as at from ledger_month where archived_at is null`);
  return one(rows).at;
}

/**
 * A page of a member's bets, newest first. Between two marks it reads only where rows of the page are, which
 * may be far apart: refunds are rare. Bets of archived months are in no list.
 *
 * @param columns what is selected of `bet`, its `round` and its `payout`, and of `is_settled`
 * @param span when they were placed. @default at any time
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
    // A month is not archived without a mark. The subquery is asked once, and not for every mark.
    last === NO_MARK ? NO_MARK : lastMark(db, of, sql`bet_id < (select first_kept_id())`),
  ]);
  const oldest = countOf(listed, earlier.bets > archived.bets ? earlier : archived);
  const total = Math.max(countOf(listed, upTo) - oldest, 0);
  const kept = countOf(listed, archived) > 0 ? await firstKept(db) : undefined;
  const archivedBefore = kept && from && from >= kept ? undefined : kept;
  /** The newest of the page is the one with this number, from the oldest of all on. */
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
