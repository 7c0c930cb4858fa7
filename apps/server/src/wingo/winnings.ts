import type { MicroUsdt } from '@platform/rules/money';
import type { BetType, GameType } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Page, PageRequest } from '../db/page';
import { betPage, betTotals, type Listed } from './betMarks';

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

const COLUMNS = sql`
  bet.id, bet.game, round.drawn_at as "settledAt", bet.stake, bet.bet_type as "betType",
  bet.bet_value as "betValue", coalesce(payout.amount, 0) as payout`;

/**
 * A member's bets on all games whose round is over, newest first, by page.
 *
 * @param listed all of them, or those that won
 */
export const settledBetsPage = (
  db: Queryable,
  member: bigint,
  listed: Exclude<Listed, 'bets'>,
  request: PageRequest,
): Promise<Page<SettledBet>> => betPage<SettledBet>(db, { member }, listed, COLUMNS, request);

/** What all of a member's bets have won so far. */
export const totalWon = async (db: Queryable, member: bigint): Promise<MicroUsdt> =>
  (await betTotals(db, { member })).won;
