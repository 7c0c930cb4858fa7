import type { MicroUsdt } from '@platform/rules/money';
import type { BetType, Digit, GameType } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Page, PageRequest } from '../db/page';
import { betPage, betTotals, type Listed, type Span } from './betMarks';

/** A bet whose round is over, and what it brought. */
export interface SettledBet {
  id: bigint;
  game: GameType;
  roundNumber: string;
  /** What the round drew. */
  digit: Digit;
  placedAt: Date;
  settledAt: Date;
  stake: MicroUsdt;
  betType: BetType;
  betValue: string;
  /** The payout; 0 for a bet that lost. */
  payout: MicroUsdt;
}

const COLUMNS = sql`
  bet.id, bet.game, round.number as "roundNumber", round.result as digit,
  bet.placed_at as "placedAt", round.drawn_at as "settledAt", bet.stake, bet.bet_type as "betType",
  bet.bet_value as "betValue", coalesce(payout.amount, 0) as payout`;

/** Which of a member's settled bets are listed. */
export interface SettledFilter extends Span {
  /** All of them, or those that won or lost. */
  listed: Exclude<Listed, 'bets'>;
  /** @default all games */
  game?: GameType | undefined;
}

/** A member's bets whose round is over, newest first, by page. */
export const settledBetsPage = (
  db: Queryable,
  member: bigint,
  { listed, game, ...span }: SettledFilter,
  request: PageRequest,
): Promise<Page<SettledBet>> =>
  betPage<SettledBet>(
    db,
    { member, ...(game !== undefined && { game }) },
    listed,
    COLUMNS,
    request,
    span,
  );

/** What all of a member's bets have won so far. */
export const totalWon = async (db: Queryable, member: bigint): Promise<MicroUsdt> =>
  (await betTotals(db, { member })).won;
