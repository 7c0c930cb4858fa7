import type { MicroUsdt } from '@platform/rules/money';
import type { BetType, Digit, GameType } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';

/** One page of a history. */
export interface Page<Row> {
  rows: Row[];
  /** How many records the whole history has. */
  total: number;
}

/** Which part of a history: rows `(page - 1) * size` and on. */
export interface PageRequest {
  /** From 1. */
  page: number;
  size: number;
}

/** What a round drew, and how anybody can check it: see `digitOf`. */
export interface Result {
  roundNumber: string;
  digit: Digit;
  /** The seed in hex, public since the draw. */
  seed: string;
  /** The seed's SHA-256 in hex, public since before the first bet. */
  commitment: string;
}

const offsetOf = ({ page, size }: PageRequest) => (page - 1) * size;

/** The latest results of a game, newest first. */
export const latestResults = (db: Queryable, game: GameType, count: number): Promise<Result[]> =>
  db.query<Result>(sql`
    select number as "roundNumber", result as digit, encode(seed, 'hex') as seed,
      encode(commitment, 'hex') as commitment
    from wingo_round
    where game = ${game} and result is not null
    order by draws_at desc limit ${count}`);

/** All results of a game, newest first, by page. */
export async function resultsPage(
  db: Queryable,
  game: GameType,
  request: PageRequest,
): Promise<Page<Result>> {
  const { total } = one(
    await db.query<{ total: number }>(sql`
      select count(*)::int as total from wingo_round
      where game = ${game} and result is not null`),
  );
  const rows = await db.query<Result>(sql`
    select number as "roundNumber", result as digit, encode(seed, 'hex') as seed,
      encode(commitment, 'hex') as commitment
    from wingo_round
    where game = ${game} and result is not null
    order by draws_at desc limit ${request.size} offset ${offsetOf(request)}`);
  return { rows, total };
}

/** A bet in its member's history. */
export interface BetRecord {
  id: bigint;
  roundNumber: string;
  /** What the round drew; null until then. */
  digit: Digit | null;
  stake: MicroUsdt;
  betType: BetType;
  betValue: string;
  state: 'open' | 'won' | 'lost' | 'refunded';
  /** What the member was paid: the payout, a refund, or 0. */
  received: MicroUsdt;
  placedAt: Date;
}

/** A member's bets on a game, newest first, by page. */
export async function betsPage(
  db: Queryable,
  member: bigint,
  game: GameType,
  request: PageRequest,
): Promise<Page<BetRecord>> {
  const { total } = one(
    await db.query<{ total: number }>(sql`
      select count(*)::int as total from wingo_bet where member_id = ${member} and game = ${game}`),
  );
  // A round that still settles has answered the bets up to the one it has paid last; the others
  // are open until they are paid or the round is done.
  const rows = await db.query<BetRecord>(sql`
    select bet.id, round.number as "roundNumber", round.result as digit, bet.stake,
      bet.bet_type as "betType", bet.bet_value as "betValue",
      case
        when payout.amount is not null and round.result is null then 'refunded'
        when payout.amount is not null then 'won'
        when round.state = 'settled' then 'lost'
        else 'open' end as state,
      coalesce(payout.amount, 0) as received, bet.placed_at as "placedAt"
    from wingo_bet bet
    join wingo_round round on round.id = bet.round_id
    left join wingo_payout payout on payout.bet_id = bet.id
    where bet.member_id = ${member} and bet.game = ${game}
    order by bet.id desc limit ${request.size} offset ${offsetOf(request)}`);
  return { rows, total };
}
