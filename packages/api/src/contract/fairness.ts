import { BEACON_SOURCES, DIGITS, GAME_TYPES, VOID_REASONS } from '@platform/rules/wingo';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { added, allAdded, count, instant, oneOf, timestamp } from './fields';
import { reply } from './reply';

/** Bytes as lower-case hexadecimal text. */
export const hex = v.pipe(v.string(), v.regex(/^(?:[\da-f]{2})*$/, 'Bytes must be hexadecimal.'));

/** Result of a round. `color` joins the colours with a plus: `red+violet` (see `colorText`). */
export const result = v.object({ number: v.picklist(DIGITS), color: v.string() });

/** Round beacon, known before the first bet. */
export const awaitedBeacon = v.object({
  source: v.picklist(BEACON_SOURCES),
  public_key: hex,
  round: count,
  /** Publication time, after the close of betting. */
  at: timestamp,
});

const outcome = {
  roundNumber: v.string(),
  /** Result; null if the round was voided. */
  result: v.nullable(result),
};

/** Public values for verification: see `PublishedRound` in `@platform/rules/wingo`. */
const proof = {
  /** Reason for voiding the round. All stakes were refunded in full. */
  void_reason: v.nullable(v.picklist(VOID_REASONS)),
  /** Position in the game's public chain, from 1 without gaps. */
  place: count,
  link: hex,
  close_at: instant,
  commitment: hex,
  server_seed: v.nullable(hex),
  /** Beacon operator. This field and the next three are null for rounds without a beacon. */
  beacon_source: v.nullable(v.picklist(BEACON_SOURCES)),
  beacon_public_key: v.nullable(hex),
  beacon_round: v.nullable(count),
  /** Beacon signature; also null if the beacon was late. */
  beacon_signature: v.nullable(hex),
};

/**
 * Seal of the bets when betting closed: their number, and the root of a Merkle tree. Both are null
 * for rounds that predate seals, and while betting is open. Older servers omit them.
 */
export const seal = {
  bets: v.optional(v.nullable(count)),
  /** Root of the bets. Also null if the root was late, which voids the round. */
  root: v.optional(v.nullable(hex)),
};

/** Finished round with the values for verification. */
export const publishedRound = v.object({ ...outcome, ...proof, ...seal });

export const PROOF_FIELDS = Object.keys(proof) as readonly (keyof typeof proof)[];

/** Finished round in the history of its game. */
export const pastRound = v.object({ ...outcome, ...allAdded(proof), ...seal });

/** Siblings in a Merkle tree, from a leaf upwards; null for a missing sibling. */
export const merklePath = v.array(v.nullable(hex));

/**
 * Proof that a bet was accepted, signed by the server with Ed25519. Verified by `verifyReceipt`
 * from `@platform/rules/fairness`.
 */
export const receipt = v.object({
  round: v.string(),
  commitment: hex,
  /** Beacon round; null for rounds without a beacon. */
  beacon_round: v.nullable(count),
  index: count,
  path: merklePath,
  signature: hex,
  /** Number of the bet in its round, from 0. Older receipts lack this field and the next. */
  number: v.optional(count),
  at: v.optional(instant),
});

const gameType = oneOf(GAME_TYPES);

/** Returns the receipt keys, and the beacon for new rounds. */
export const fairnessKeys = defineCall({
  name: 'fairnessKeys',
  method: 'GET',
  path: '/api/fairness/keys',
  auth: 'public',
  request: v.object({}),
  response: reply({
    data: v.object({
      /** Ed25519 key for receipts. */
      receipt_public_key: hex,
      /** Keys that signed earlier receipts, each up to a time. Older servers omit this field. */
      former_receipt_public_keys: added(v.array(v.object({ public_key: hex, until: instant }))),
      beacon_source: v.picklist(BEACON_SOURCES),
      beacon_public_key: hex,
    }),
  }),
});

/** Returns one finished round. */
export const fairnessRound = defineCall({
  name: 'fairnessRound',
  method: 'GET',
  path: '/api/fairness/round',
  auth: 'public',
  request: v.object({
    gametype: gameType,
    roundNumber: v.pipe(
      v.string(),
      v.regex(/^[\w-]{1,40}$/, 'roundNumber must be the number of a round.'),
    ),
  }),
  response: reply({ data: publishedRound }),
});

/** Maximum number of rounds per reply of `fairnessRounds`. */
export const ROUNDS_AT_ONCE = 1_000;

const whole = (name: string, least: number, most: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.safeInteger(`${name} must be a whole number.`),
    v.minValue(least, `${name} must be ${least} or more.`),
    v.maxValue(most, `${name} must be ${most} or less.`),
  );

/**
 * Returns a game's public chain, oldest first: up to 1,000 rounds after a position. The chain ends
 * before the first unfinished round, so it has no gaps.
 */
export const fairnessRounds = defineCall({
  name: 'fairnessRounds',
  method: 'GET',
  path: '/api/fairness/rounds',
  auth: 'public',
  request: v.object({
    gametype: gameType,
    /** Position of the last known round; 0 for the beginning. */
    after: v.optional(whole('after', 0, Number.MAX_SAFE_INTEGER), 0),
    limit: v.optional(whole('limit', 1, ROUNDS_AT_ONCE), ROUNDS_AT_ONCE),
  }),
  response: reply({ data: v.array(publishedRound) }),
});
