import type { GameType } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Database } from '../db/database';
import { rewrite } from './rounds';

/** Bet without a transfer of its stake. */
export interface PlainBet {
  id: bigint;
  game: GameType;
  round: bigint;
  /** Payout of the finished round; 0 for a lost bet. */
  payout: bigint;
}

export type Fate = 'open' | 'settled' | 'voided';

export const PLAIN_STAKE = 100n;
const FIRST_PLACED = Date.UTC(2026, 0, 1);
const HOUR_MS = 3_600_000;

/** Returns the time of a bet. Bets are an hour apart. */
export const placedAt = (id: bigint): Date => new Date(FIRST_PLACED + Number(id) * HOUR_MS);

/** Writes rounds and bets without the ledger, for tests of code that only reads them. */
export class PlainBets {
  readonly #db: Database;
  #made = 0n;

  constructor(db: Database) {
    this.#db = db;
  }

  next(): bigint {
    return (this.#made += 1n);
  }

  async openRound(game: GameType): Promise<bigint> {
    const id = this.next();
    await rewrite(
      this.#db,
      sql`
        insert into wingo_round (id, game, number, opens_at, closes_at, draws_at, ends_at, commitment,
          place, link)
        overriding system value
        values (${id}, ${game}, ${String(id)}, '2026-01-01 00:00', '2026-01-01 00:01',
          '2026-01-01 00:02', '2026-01-01 00:03', '', ${id}, '')`,
    );
    return id;
  }

  async place(member: bigint, bets: readonly PlainBet[]): Promise<void> {
    await rewrite(
      this.#db,
      sql`
        insert into wingo_bet (id, round_id, member_id, game, bet_type, bet_value, stake, fee, placed_at)
        select id, round_id, ${member}, game, 'high', 'High', ${PLAIN_STAKE}, 2, placed_at
        from unnest(${bets.map(({ id }) => id)}::bigint[], ${bets.map(({ round }) => round)}::bigint[],
          ${bets.map(({ game }) => game)}::smallint[],
          ${bets.map(({ id }) => placedAt(id))}::timestamptz[]) as placed (id, round_id, game, placed_at)`,
    );
  }

  /** Ends a round. A voided round refunds every bet. */
  async end(round: bigint, fate: Fate, bets: readonly PlainBet[]): Promise<void> {
    const paid = bets
      .map(({ id, payout }) => ({ id, amount: fate === 'voided' ? PLAIN_STAKE : payout }))
      .filter(({ amount }) => amount > 0n);
    await rewrite(
      this.#db,
      sql`
        with ended as (
          update wingo_round set state = ${fate}, result = ${fate === 'settled' ? 1 : null}
          where id = ${round})
        insert into wingo_payout (bet_id, transfer_id, amount)
        select id, 1, amount
        from unnest(${paid.map(({ id }) => id)}::bigint[], ${paid.map(({ amount }) => amount)}::bigint[])
          as paid (id, amount)`,
    );
  }
}
