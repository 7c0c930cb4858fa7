import type { MicroUsdt } from '@platform/rules/money';
import type { BetType, Digit, GameType, VoidReason } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Page, PageRequest } from '../db/page';
import { betPage } from './betMarks';

export interface Result {
  roundNumber: string;
  digit: Digit;
}

export const latestResults = (db: Queryable, game: GameType, count: number): Promise<Result[]> =>
  db.query<Result>(sql`
    select number as "roundNumber", result as digit from wingo_round
    where game = ${game} and result is not null
    order by draws_at desc limit ${count}`);

export interface BetRecord {
  id: bigint;
  roundNumber: string;
  /** SHA-256 of the round's seed, in hex. */
  commitment: string;
  beaconRound: bigint | null;
  /** Result; null before the draw. */
  digit: Digit | null;
  voidReason: VoidReason | null;
  stake: MicroUsdt;
  betType: BetType;
  betValue: string;
  state: 'open' | 'won' | 'lost' | 'refunded';
  /** Payout or refund; 0 without either. */
  received: MicroUsdt;
  placedAt: Date;
}

export const betsPage = (
  db: Queryable,
  member: bigint,
  game: GameType,
  request: PageRequest,
): Promise<Page<BetRecord>> =>
  betPage<BetRecord>(
    db,
    { member, game },
    'bets',
    sql`
      bet.id, round.number as "roundNumber", round.result as digit,
      round.void_reason as "voidReason", bet.stake,
      encode(round.commitment, 'hex') as commitment, round.beacon_round as "beaconRound",
      bet.bet_type as "betType", bet.bet_value as "betValue",
      case
        when payout.amount is not null and round.result is null then 'refunded'
        when payout.amount is not null then 'won'
        when is_settled then 'lost'
        else 'open' end as state,
      coalesce(payout.amount, 0) as received, bet.placed_at as "placedAt"`,
    request,
  );
