import type { MicroUsdt } from '@platform/rules/money';
import type { BetOutcome } from '@platform/rules/models';
import type { BetType, Digit, GameType, VoidReason } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Page, PageRequest } from '../db/page';
import { betPage, betTotals, type Listed, type Span } from './betMarks';

export interface SettledBet {
  id: bigint;
  game: GameType;
  roundNumber: string;
  /** Result; null if the round was voided. */
  digit: Digit | null;
  voidReason: VoidReason | null;
  state: BetOutcome;
  placedAt: Date;
  /** Time of the draw or refund. */
  settledAt: Date;
  stake: MicroUsdt;
  betType: BetType;
  betValue: string;
  /** Payout or refund; 0 if the bet lost. */
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

export interface SettledFilter extends Span {
  listed: Exclude<Listed, 'bets'>;
  game?: GameType | undefined;
}

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

export const totalWon = async (db: Queryable, member: bigint): Promise<MicroUsdt> =>
  (await betTotals(db, { member })).won;
