import { USDT, type MicroUsdt } from '@platform/rules/money';
import {
  betTexts,
  DIGITS,
  endsAtOf,
  feeOf,
  payout,
  type GameType,
  type WingoBet,
} from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import type { Receipt } from './receipt';
import { SELECTIONS } from './selections';

/** A bet a member wants to place. */
export interface Bid {
  member: bigint;
  /** The key of the member's intent: however often it arrives, it is one bet. */
  key: string;
  bet: WingoBet;
  stake: MicroUsdt;
  /** The number of the round the member saw; the bet goes on no other. */
  seen?: string | undefined;
}

/**
 * What became of a bid.
 *
 * - `accepted`, `replayed`: the bet is placed, now or since an earlier arrival of the same key
 * - `conflict`: the key was used for a different bet
 * - `closed`: betting is closed, or the round the member saw is over
 * - `funds`: the balance does not cover the stake
 * - `liability`: the round could have to pay more than the limit for one digit
 * - `busy`: another transaction holds the member's account; nothing is decided, the same bid may be
 *   sent again
 *
 * `closed`, `funds` and `liability` are the answer to their key for a day, whatever changes.
 */
export type Placement =
  | PlacedBet
  | { outcome: 'conflict' | 'closed' | 'funds' | 'liability' | 'busy' };

/** A bet that is placed. */
export interface PlacedBet {
  outcome: 'accepted' | 'replayed';
  betId: bigint;
  roundNumber: string;
  /** The SHA-256 of the round's seed, hex. */
  commitment: string;
  /** The beacon round that decides; null for rounds of earlier versions. */
  beaconRound: number | null;
  /** Signed once the bet is committed, see `withReceipts`. */
  receipt?: Receipt | undefined;
}

interface Row {
  outcome: Placement['outcome'];
  betId: bigint | null;
  roundNumber: string | null;
  commitment: Buffer | null;
  beaconRound: bigint | null;
}

const placementOf = ({ outcome, betId, roundNumber, commitment, beaconRound }: Row): Placement => {
  if (outcome !== 'accepted' && outcome !== 'replayed') return { outcome };
  if (betId === null || roundNumber === null || commitment === null) {
    throw new Error('An accepted bet has no id.');
  }
  return {
    outcome,
    betId,
    roundNumber,
    commitment: commitment.toString('hex'),
    beaconRound: beaconRound === null ? null : Number(beaconRound),
  };
};

const nameOf = (bet: WingoBet): string => Object.values(betTexts(bet)).join(' ');

/** The place of each selection on the board, counted from 1 as the database does. */
const PLACES = new Map(SELECTIONS.map((bet, index) => [nameOf(bet), index + 1]));

/** What one USDT on each selection is paid for each digit, as the database reads arrays. */
const RATES = `{${SELECTIONS.map(
  (bet) => `{${DIGITS.map((digit) => payout(bet, USDT, digit)).join()}}`,
).join()}}`;

/** Numbers as the database reads arrays; the driver would look for what to escape in each of them. */
const arrayOf = (numbers: readonly (bigint | number | undefined)[]): string =>
  `{${numbers.join()}}`;

/** Whether a bet of the member was placed under this key. */
export async function isPlaced(db: Queryable, member: bigint, key: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 from transfer where key = ${`bet:${member}:${key}`}`);
  return rows.length > 0;
}

/** A bet that was never decided about: what stands for it among the refusals. */
const NO_BET = { game: 0, type: '', value: '', stake: 0n };

/**
 * What became of the bet under a key. One that nothing was decided about is refused from now on, as
 * another request under the same key: `never`. The transaction holds the member's main account.
 */
export async function closeKey(
  tx: Tx,
  member: bigint,
  key: string,
): Promise<'placed' | 'never' | 'closed' | 'funds' | 'liability'> {
  if (await isPlaced(tx, member, key)) return 'placed';
  const { game, type, value, stake } = NO_BET;
  await tx.query(sql`
    insert into wingo_refusal
      (member_id, key, game, bet_type, bet_value, stake, outcome, refused_at)
    values (${member}, ${key}, ${game}, ${type}, ${value}, ${stake}, 'closed', clock_timestamp())
    on conflict (member_id, key) do nothing`);
  const refused = one(
    await tx.query<{ game: number; outcome: 'closed' | 'funds' | 'liability' }>(sql`
      select game, outcome from wingo_refusal where member_id = ${member} and key = ${key}`),
  );
  return refused.game === game ? 'never' : refused.outcome;
}

/**
 * Places a batch of bets on the running round of a game, in one statement and one commit. It waits
 * for other batches of the game, and for no member.
 *
 * @param bids at most one a member: each is judged by the balance the batch found
 * @param liability the most a round may have to pay for one digit, in micro-USDT
 */
export async function placeBets(
  db: Queryable,
  game: GameType,
  bids: readonly Bid[],
  liability: MicroUsdt,
): Promise<Placement[]> {
  const texts = bids.map(({ bet }) => betTexts(bet));
  const statement = sql`
    select outcome, bet_id as "betId", round_number as "roundNumber", commitment,
      beacon_round as "beaconRound"
    from wingo_take_bets(
      ${game}::smallint,
      ${arrayOf(bids.map(({ member }) => member))},
      ${bids.map(({ key }) => key)},
      ${bids.map(({ seen }) => seen ?? null)},
      ${texts.map(({ betType }) => betType)},
      ${texts.map(({ betValue }) => betValue)},
      ${arrayOf(bids.map(({ stake }) => stake))},
      ${arrayOf(bids.map(({ stake, seen }) => feeOf(stake, seen === undefined ? seen : endsAtOf(seen))))},
      ${arrayOf(bids.map(({ bet }) => PLACES.get(nameOf(bet))))},
      ${RATES},
      ${liability})`;
  const rows = await db.query<Row>(statement, 'wingo_take_bets');
  return rows.map(placementOf);
}
