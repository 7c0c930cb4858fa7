import type { MicroUsdt } from '@platform/rules/money';
import { betTexts, type GameType, type WingoBet } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import type { Receipt } from './receipt';

export interface Bid {
  member: bigint;
  /** Idempotency key: all requests with this key place one bet. */
  key: string;
  bet: WingoBet;
  stake: MicroUsdt;
  /** Round that the member saw. The bet enters no other round. */
  seen?: string | undefined;
}

/**
 * Outcome of a bid.
 *
 * - `accepted`, `replayed`: the bet is placed, now or by an earlier request with the same key
 * - `conflict`: the key was used for a different bet
 * - `closed`: betting is closed, or the round that the member saw is over
 * - `funds`: the balance does not cover the stake
 * - `liability`: the payout for one digit could exceed the limit of the round
 * - `limit`: the member is on a break, or the stake would exceed one of the member's limits
 * - `busy`: another transaction locks the member's account; nothing is decided, and the bid can be
 *   retried
 *
 * `closed`, `funds`, `liability` and `limit` are stored under their key for a day.
 */
export type Placement =
  | PlacedBet
  | { outcome: 'conflict' | 'closed' | 'funds' | 'liability' | 'limit' | 'busy' };

export interface PlacedBet {
  outcome: 'accepted' | 'replayed';
  betId: bigint;
  roundNumber: string;
  /** SHA-256 of the round's seed, in hex. */
  commitment: string;
  /** Beacon round that determines the result; null for rounds of earlier versions. */
  beaconRound: number | null;
  /** Number in the round, from 0; null for a replayed bet, and in rounds of earlier versions. */
  number: number | null;
  /** Time of acceptance; null for a replayed bet. */
  acceptedAt: Date | null;
  /** Receipt, signed after the commit; see `Receipts`. */
  receipt?: Receipt | undefined;
}

interface Row {
  outcome: Placement['outcome'];
  betId: bigint | null;
  roundNumber: string | null;
  commitment: string | null;
  beaconRound: bigint | null;
  number: number | null;
  acceptedAt: Date | null;
}

const placementOf = (row: Row): Placement => {
  const { outcome, betId, roundNumber, commitment, beaconRound, number, acceptedAt } = row;
  if (outcome !== 'accepted' && outcome !== 'replayed') return { outcome };
  if (betId === null || roundNumber === null || commitment === null) {
    throw new Error('An accepted bet has no id.');
  }
  return {
    outcome,
    betId,
    roundNumber,
    commitment,
    beaconRound: beaconRound === null ? null : Number(beaconRound),
    number,
    acceptedAt,
  };
};

/**
 * Formats numbers as a PostgreSQL array. The driver is slower, because it checks each number for
 * characters to escape.
 */
const arrayOf = (numbers: readonly bigint[]): string => `{${numbers.join()}}`;

const SPECIAL = /["\\]/;

/** Formats texts as a PostgreSQL array, unless the driver has to escape a character. */
function textArray(texts: readonly string[]): string | readonly string[] {
  const joined = texts.join('');
  return SPECIAL.test(joined) ? texts : `{"${texts.join('","')}"}`;
}

export async function isPlaced(db: Queryable, member: bigint, key: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 from transfer where key = ${`bet:${member}:${key}`}`);
  return rows.length > 0;
}

type StoredOutcome = 'closed' | 'funds' | 'liability' | 'limit';

/** Placeholder in the table of refusals for a key without a bet. */
const NO_BET = { game: 0, type: '', value: '', stake: 0n };

/**
 * Returns the outcome of a key. Without an outcome, closes the key and returns `never`: later
 * requests with the key get a conflict. The transaction must lock the member's main account.
 */
export async function closeKey(
  tx: Tx,
  member: bigint,
  key: string,
): Promise<'placed' | 'never' | StoredOutcome> {
  if (await isPlaced(tx, member, key)) return 'placed';
  const { game, type, value, stake } = NO_BET;
  await tx.query(sql`
    insert into wingo_refusal
      (member_id, key, game, bet_type, bet_value, stake, outcome, refused_at)
    values (${member}, ${key}, ${game}, ${type}, ${value}, ${stake}, 'closed', clock_timestamp())
    on conflict (member_id, key) do nothing`);
  const refused = one(
    await tx.query<{ game: number; outcome: StoredOutcome }>(sql`
      select game, outcome from wingo_refusal where member_id = ${member} and key = ${key}`),
  );
  return refused.game === game ? 'never' : refused.outcome;
}

/**
 * Places a batch of bets. Waits for other batches of the game, but not for locks on members'
 * accounts.
 *
 * @param bids at most one per member, because each is checked against the balance before the batch
 * @param liability maximum total payout of a round for one digit, in micro-USDT
 */
export async function placeBets(
  db: Queryable,
  game: GameType,
  bids: readonly Bid[],
  liability: MicroUsdt,
): Promise<Placement[]> {
  const texts = bids.map(({ bet }) => betTexts(bet));
  const statement = sql`
    select outcome, bet_id as "betId", round_number as "roundNumber",
      encode(commitment, 'hex') as commitment, beacon_round as "beaconRound", number, accepted_at as "acceptedAt"
    from place_wingo_bets(
      ${game}::smallint,
      ${arrayOf(bids.map(({ member }) => member))},
      ${textArray(bids.map(({ key }) => key))},
      ${bids.map(({ seen }) => seen ?? null)},
      ${textArray(texts.map(({ betType }) => betType))},
      ${textArray(texts.map(({ betValue }) => betValue))},
      ${arrayOf(bids.map(({ stake }) => stake))},
      ${liability})`;
  const rows = await db.query<Row>(statement, 'place_wingo_bets');
  return rows.map(placementOf);
}
