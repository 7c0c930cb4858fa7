import type { MicroUsdt } from '@platform/rules/money';
import type { BetType, Digit, GameType, VoidReason } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Page, PageRequest } from '../db/page';
import { betPage } from './betMarks';

/** What a round drew. */
export interface Result {
  roundNumber: string;
  digit: Digit;
}

/** The latest results of a game, newest first. */
export const latestResults = (db: Queryable, game: GameType, count: number): Promise<Result[]> =>
  db.query<Result>(sql`
    select number as "roundNumber", result as digit from wingo_round
    where game = ${game} and result is not null
    order by draws_at desc limit ${count}`);

/** A bet in its member's history. */
export interface BetRecord {
  id: bigint;
  roundNumber: string;
  /** The SHA-256 of the round's seed, hex. */
  commitment: string;
  beaconRound: bigint | null;
  /** What the round drew; null until then. */
  digit: Digit | null;
  /** Why the round was called off, where it was. */
  voidReason: VoidReason | null;
  stake: MicroUsdt;
  betType: BetType;
  betValue: string;
  state: 'open' | 'won' | 'lost' | 'refunded';
  /** What the member was paid: the payout, a refund, or 0. */
  received: MicroUsdt;
  placedAt: Date;
}

/** A member's bets on a game, newest first, by page. */
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
