import type { MicroUsdt } from '@platform/rules/money';
import type { BetType, GameType } from '@platform/rules/wingo';
import sql, { empty, type Sql } from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import { readPage, type Page, type PageRequest } from '../db/page';

/** A bet whose round is over, and what it brought. */
export interface SettledBet {
  id: bigint;
  game: GameType;
  settledAt: Date;
  stake: MicroUsdt;
  betType: BetType;
  betValue: string;
  /** The payout; 0 for a bet that lost. */
  payout: MicroUsdt;
}

const settledBets = (member: bigint, condition: Sql): Sql => sql`
  select bet.id, bet.game, round.drawn_at as "settledAt", bet.stake, bet.bet_type as "betType",
    bet.bet_value as "betValue", coalesce(payout.amount, 0) as payout
  from wingo_bet bet
  join wingo_round round on round.id = bet.round_id
  left join wingo_payout payout on payout.bet_id = bet.id
  where bet.member_id = ${member} and (round.state = 'settled'
    or round.state = 'settling' and bet.id <= round.paid_through) ${condition}`;

/** A member's settled bets on all games, newest first, by page. */
export const settledBetsPage = (
  db: Queryable,
  member: bigint,
  request: PageRequest,
): Promise<Page<SettledBet>> =>
  readPage<SettledBet>(db, settledBets(member, empty), sql`bet.id desc`, request);

/** A member's bets that won, newest first, by page. */
export const wonBetsPage = (
  db: Queryable,
  member: bigint,
  request: PageRequest,
): Promise<Page<SettledBet>> =>
  readPage<SettledBet>(
    db,
    settledBets(member, sql`and payout.amount is not null`),
    sql`bet.id desc`,
    request,
  );

/** What all of a member's bets have won so far. */
export async function totalWon(db: Queryable, member: bigint): Promise<MicroUsdt> {
  const rows = await db.query<{ won: MicroUsdt }>(sql`
    select coalesce(sum(payout), 0)::bigint as won
    from (${settledBets(member, sql`and payout.amount is not null`)}) bets`);
  return one(rows).won;
}
