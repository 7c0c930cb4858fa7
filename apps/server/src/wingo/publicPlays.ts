import type { MicroUsdt } from '@platform/rules/money';
import { SECONDS_BEFORE_ZERO, type BetType, type GameType } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../db/database';

export const PLAYS_LISTED = 20;
export const BEST_LISTED = 10;

/** Number of recent bets of all brands that are searched for the bets of one brand. */
const BETS_LOOKED_AT = 500;
/** Maximum age of a listed bet or win, in hours. */
const RECENT_HOURS = 24;

/** Player of a bet or win. Only the masked name may become public. */
interface Player {
  /** Registered name; empty if the member hides it. */
  name: string;
}

export interface PublicBet extends Player {
  id: bigint;
  game: GameType;
  betType: BetType;
  betValue: string;
  stake: MicroUsdt;
  at: Date;
}

/** Win of a member who received more than their stakes on a round. */
export interface PublicWin extends Player {
  id: bigint;
  game: GameType;
  staked: MicroUsdt;
  received: MicroUsdt;
  /** Time at which the result was shown. */
  at: Date;
}

/** Member who won more than they staked in a week. */
export interface Leader extends Player {
  /** Payouts minus stakes. */
  net: MicroUsdt;
}

const NAME = sql`case when member.hide_name then '' else member.name end as name`;

/** Returns a brand's recent bets. The query scans the primary key and needs no other index. */
export const recentBets = (db: Queryable, brand: string): Promise<PublicBet[]> =>
  db.query<PublicBet>(sql`
    select bet.id, bet.game, bet.bet_type as "betType", bet.bet_value as "betValue", bet.stake,
      bet.placed_at as at, ${NAME}
    from (
      select id, member_id, game, bet_type, bet_value, stake, placed_at
      from wingo_bet order by id desc limit ${BETS_LOOKED_AT}
    ) bet
    join member on member.id = bet.member_id
    where member.brand = ${brand} and not member.disabled
      and bet.placed_at > clock_timestamp() - ${RECENT_HOURS} * interval '1 hour'
    order by bet.id desc limit ${PLAYS_LISTED}`);

const WIN = sql`
  win.id, win.game, win.staked, win.received, win.shown_at as at, ${NAME}
  from public_win win join member on member.id = win.member_id`;

/** Returns a brand's recent wins. A win appears once the countdown has shown its result. */
export const recentWins = (db: Queryable, brand: string): Promise<PublicWin[]> =>
  db.query<PublicWin>(sql`
    select ${WIN}
    where win.brand = ${brand} and not member.disabled
      and win.shown_at between clock_timestamp() - ${RECENT_HOURS} * interval '1 hour'
        and clock_timestamp()
    order by win.shown_at desc, win.id desc limit ${PLAYS_LISTED}`);

export const biggestWins = (db: Queryable, brand: string): Promise<PublicWin[]> =>
  db.query<PublicWin>(sql`
    select ${WIN}
    where win.brand = ${brand} and not member.disabled
      and win.shown_at between clock_timestamp() - ${RECENT_HOURS} * interval '1 hour'
        and clock_timestamp()
    order by win.received desc, win.id limit ${BEST_LISTED}`);

/** Returns a brand's leaders of the current week, which starts on Monday, UTC. */
export const leadersOfWeek = (db: Queryable, brand: string): Promise<Leader[]> =>
  db.query<Leader>(sql`
    select standing.received - standing.staked as net, ${NAME}
    from week_standing standing join member on member.id = standing.member_id
    where standing.week = date_trunc('week', clock_timestamp() at time zone 'utc')::date
      and standing.brand = ${brand} and not member.disabled
      and standing.received - standing.staked > 0
    order by standing.received - standing.staked desc, standing.member_id limit ${BEST_LISTED}`);

/**
 * Adds the plays of a round to the public lists. Call this function in the transaction that ends
 * the round, so that each round counts once.
 */
export async function listRound(tx: Tx, round: bigint): Promise<void> {
  // Writes in member order to avoid deadlocks, because rounds of two games may end at the same
  // time.
  await tx.query(sql`
    with played as materialized (
      select bet.member_id, sum(bet.stake)::bigint as staked,
        coalesce(sum(payout.amount), 0)::bigint as received
      from wingo_bet bet left join wingo_payout payout on payout.bet_id = bet.id
      where bet.round_id = ${round} group by bet.member_id
    ), listed as materialized (
      select member.brand, played.* from played join member on member.id = played.member_id
      where member.brand <> ''
    ), won as (
      select *, row_number() over (partition by brand order by received desc, member_id) as place
      from listed where received > staked
    ), wins as (
      insert into public_win (brand, round_id, member_id, game, staked, received, shown_at)
      select won.brand, round.id, won.member_id, round.game, won.staked, won.received,
        -- A round that was drawn late is shown immediately.
        greatest(clock_timestamp(),
          round.ends_at - ${SECONDS_BEFORE_ZERO.refetches} * interval '1 second')
      from won join wingo_round round on round.id = ${round}
      where won.place <= ${PLAYS_LISTED}
      order by won.received
    )
    insert into week_standing as standing (week, brand, member_id, staked, received)
    select date_trunc('week', round.ends_at at time zone 'utc')::date,
      listed.brand, listed.member_id, listed.staked, listed.received
    from listed join wingo_round round on round.id = ${round}
    order by listed.member_id
    on conflict (week, brand, member_id) do update
      set staked = standing.staked + excluded.staked,
        received = standing.received + excluded.received`);
}
