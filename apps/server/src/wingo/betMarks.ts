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
  /** Those whose round is over, without those that were paid back. */
  settled: number;
  wins: number;
  /** What the wins were paid. */
  won: MicroUsdt;
}

/** Which bets a history lists. */
export type Listed = 'bets' | 'settled' | 'wins';

/** Up to this bet there are so many. */
interface Mark extends BetTotals {
  betId: bigint;
}

const ALL_GAMES = 0;

const marksOf = ({ member, game }: BetsOf): Sql =>
  sql`wingo_bet_mark where member_id = ${member} and game = ${game ?? ALL_GAMES}`;

/** Each game is read for itself: the bets of a member are in order by game. */
const betsBetween = (
  { member, game }: BetsOf,
  after: Sql,
  through: Sql,
  limit: Sql = empty,
): Sql => sql`
  unnest(${game === undefined ? GAME_TYPES : [game]}::smallint[]) as games (game)
  cross join lateral (
    select * from wingo_bet
    where member_id = ${member} and wingo_bet.game = games.game and id > ${after} and id <= ${through}
    order by id ${limit}) bet`;

const NO_BET = raw('0');
const LAST_BET = raw('9223372036854775807');

/**
 * What became of a bet; while its round settles, bets are answered in their order. The limit keeps
 * PostgreSQL from beginning with all payouts there are.
 */
const FATE = sql`
  join wingo_round round on round.id = bet.round_id
  left join lateral (
    select amount from wingo_payout where bet_id = bet.id limit 1) payout on true
  cross join lateral (
    select round.state = 'settled'
        or round.state = 'settling' and bet.id <= round.paid_through as is_settled) fate`;

const CONDITIONS: Readonly<Record<Listed, Sql>> = {
  bets: sql`true`,
  settled: sql`is_settled`,
  wins: sql`is_settled and payout.amount is not null`,
};

/** The mark that is before all others. */
const NO_MARK: Mark = { bets: 0, settled: 0, wins: 0, won: 0n, betId: 0n };

async function lastMark(db: Queryable, of: BetsOf): Promise<Mark> {
  const [last = NO_MARK] = await db.query<Mark>(sql`
    select bets::int, settled::int, wins::int, won, bet_id as "betId"
    from ${marksOf(of)} order by wingo_bet_mark.bets desc limit 1`);
  return last;
}

/** What the bets after another one add up to. */
async function totalsAfter(db: Queryable, of: BetsOf, bet: bigint, limit: Sql): Promise<BetTotals> {
  const rows = await db.query<BetTotals>(sql`
    select count(*)::int as bets, count(*) filter (where is_settled)::int as settled,
      count(*) filter (where is_win)::int as wins,
      coalesce(sum(amount) filter (where is_win), 0)::bigint as won
    from (
      select is_settled, ${CONDITIONS.wins} as is_win, payout.amount
      from ${betsBetween(of, sql`${bet}`, LAST_BET, limit)} ${FATE} ${limit}) bet`);
  return one(rows);
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
        count(*) filter (where ${CONDITIONS.settled}) over up_to_it as settled,
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

/**
 * What a member's bets add up to: counted from the last mark on. A member places one bet after another,
 * so that none ever comes to stand before a mark.
 *
 * @param step how many bets there are from one mark to the next
 */
export async function betTotals(db: Queryable, of: BetsOf, step = STEP): Promise<BetTotals> {
  const elapsed = stopwatch();
  const many = 2 * step;
  let last = await lastMark(db, of);
  let since = await totalsAfter(db, of, last.betId, sql`limit ${many}`);
  while (
    since.bets === many &&
    elapsed() < MARKING_MS &&
    (await markBets(db, of, last, step)) > 0
  ) {
    last = await lastMark(db, of);
    since = await totalsAfter(db, of, last.betId, sql`limit ${many}`);
  }
  if (since.bets === many) since = await totalsAfter(db, of, last.betId, empty);
  return {
    bets: last.bets + since.bets,
    settled: last.settled + since.settled,
    wins: last.wins + since.wins,
    won: last.won + since.won,
  };
}

/**
 * A page of a member's bets, newest first, read between the marks that are nearest to it.
 *
 * @param columns what is selected of `bet`, its `round` and its `payout`, and of `is_settled`
 */
export async function betPage<Row extends object>(
  db: Queryable,
  of: BetsOf,
  listed: Listed,
  columns: Sql,
  { page, size }: PageRequest,
  step = STEP,
): Promise<Page<Row>> {
  const { [listed]: total } = await betTotals(db, of, step);
  /** The newest of the page is the one with this number, from the oldest on. */
  const newest = total - (page - 1) * size;
  if (newest <= 0) return { rows: [], total };
  const count = raw(listed);
  const rows = await db.query<Row>(sql`
    with above as (
      select bet_id, ${count} as count from ${marksOf(of)} and ${count} >= ${newest}
      order by bets limit 1),
    below as (
      select bet_id from ${marksOf(of)} and ${count} <= ${newest - size} order by bets desc limit 1)
    select ${columns}
    from ${betsBetween(
      of,
      sql`coalesce((select bet_id from below), ${NO_BET})`,
      sql`coalesce((select bet_id from above), ${LAST_BET})`,
    )} ${FATE}
    where ${CONDITIONS[listed]}
    order by bet.id desc
    limit ${size} offset coalesce((select count from above), ${total}) - ${newest}`);
  return { rows, total };
}
