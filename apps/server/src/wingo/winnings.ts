import type { MicroUsdt } from '@platform/rules/money';
import type { BetOutcome } from '@platform/rules/models';
import type { BetType, Digit, GameType, VoidReason } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Page, PageRequest } from '../db/page';
import { betPage, betTotals, type Listed, type Span } from './betMarks';

/** A bet whose round is over, and what it brought. */
export interface SettledBet {
  id: bigint;
  game: GameType;
  roundNumber: string;
  /** What the round drew; null when it was called off. */
  digit: Digit | null;
  /** Why the round was called off, where it was. */
  voidReason: VoidReason | null;
  state: BetOutcome;
  placedAt: Date;
  /** When the round was drawn, or the stake came back. */
  settledAt: Date;
  stake: MicroUsdt;
  betType: BetType;
  betValue: string;
  /** What it brought: the payout, a refund, or 0. */
  payout: MicroUsdt;
}

const COLUMNS = sql`
  bet.id, bet.game, round.number as "roundNumber", round.result as digit,
  round.void_reason as "voidReason",
  case when is_refunded then 'refunded' when payout.amount is not null then 'won' else 'lost' end as state,
  bet.placed_at as "placedAt",
  coalesce(round.drawn_at, (select at from transfer where id = payout.transfer_id)) as "settledAt",
  bet.stake, bet.bet_type as "betType", bet.bet_value as "betValue",
  coalesce(payout.amount, 0) as payout`;

/** Which of a member's bets that are over are listed. */
export interface SettledFilter extends Span {
  /** All of them, or those of one outcome. */
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
