import { BEACON_SOURCES, DIGITS, GAME_TYPES, VOID_REASONS } from '@platform/rules/wingo';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { allAdded, count, instant, oneOf, timestamp } from './fields';
import { reply } from './reply';

/** Bytes as hexadecimal text, in lower case. */
export const hex = v.pipe(v.string(), v.regex(/^(?:[\da-f]{2})*$/, 'Bytes are hexadecimal.'));

/** What a round drew. `color` joins the colours with a plus: `red+violet` (see `colorText`). */
export const result = v.object({ number: v.picklist(DIGITS), color: v.string() });

/** The beacon that a round waits for, known before the first bet. */
export const awaitedBeacon = v.object({
  source: v.picklist(BEACON_SOURCES),
  public_key: hex,
  round: count,
  /** When it is published, after betting has closed. */
  at: timestamp,
});

/** The fields of every round that is over. */
const outcome = {
  roundNumber: v.string(),
  /** Null when the round was called off. */
  result: v.nullable(result),
};

/** What it takes to check a round: see `PublishedRound` of `@platform/rules/wingo`. */
const proof = {
  /** Why it was called off; every stake went back whole. */
  void_reason: v.nullable(v.picklist(VOID_REASONS)),
  /** Its place in the public chain of the game, from 1 without a gap. */
  place: count,
  link: hex,
  close_at: instant,
  commitment: hex,
  server_seed: v.nullable(hex),
  /** Null, as the next three, for rounds from before there was a beacon. */
  beacon_source: v.nullable(v.picklist(BEACON_SOURCES)),
  beacon_public_key: v.nullable(hex),
  beacon_round: v.nullable(count),
  /** Null as well when the beacon was not published in time. */
  beacon_signature: v.nullable(hex),
};

/** A round that is over, with everything it takes to check it. */
export const publishedRound = v.object({ ...outcome, ...proof });

/** A round that is over, as the history of its game shows it. */
export const pastRound = v.object({ ...outcome, ...allAdded(proof) });

/**
 * What proves that a bet was taken: an Ed25519 signature of the server, checked by `verifyReceipt`
 * of `@platform/rules/fairness`.
 */
export const receipt = v.object({
  round: v.string(),
  commitment: hex,
  /** Null for rounds from before there was a beacon. */
  beacon_round: v.nullable(count),
  index: count,
  path: v.array(v.nullable(hex)),
  signature: hex,
});

const gameType = oneOf(GAME_TYPES);

/** What receipts are signed with, and the beacon that new rounds wait for. */
export const fairnessKeys = defineCall({
  name: 'fairnessKeys',
  method: 'GET',
  path: '/api/fairness/keys',
  auth: 'public',
  request: v.object({}),
  response: reply({
    data: v.object({
      /** Ed25519. */
      receipt_public_key: hex,
      beacon_source: v.picklist(BEACON_SOURCES),
      beacon_public_key: hex,
    }),
  }),
});

/** One round that is over. */
export const fairnessRound = defineCall({
  name: 'fairnessRound',
  method: 'GET',
  path: '/api/fairness/round',
  auth: 'public',
  request: v.object({
    gametype: gameType,
    roundNumber: v.pipe(
      v.string(),
      v.regex(/^[\w-]{1,40}$/, 'roundNumber is the number of a round.'),
    ),
  }),
  response: reply({ data: publishedRound }),
});

/** How many rounds `fairnessRounds` answers at most. */
export const ROUNDS_AT_ONCE = 1_000;

/** A whole number of a query. */
const whole = (name: string, least: number, most: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.safeInteger(`${name} is a whole number.`),
    v.minValue(least, `${name} is ${least} or more.`),
    v.maxValue(most, `${name} is ${most} or less.`),
  );

/**
 * The public chain of a game, oldest first: up to 1,000 rounds after a place. It ends before the
 * first round that is not over, so that it has no gap.
 */
export const fairnessRounds = defineCall({
  name: 'fairnessRounds',
  method: 'GET',
  path: '/api/fairness/rounds',
  auth: 'public',
  request: v.object({
    gametype: gameType,
    /** The place of the last round that is known; 0 for the beginning. */
    after: v.optional(whole('after', 0, Number.MAX_SAFE_INTEGER), 0),
    limit: v.optional(whole('limit', 1, ROUNDS_AT_ONCE), ROUNDS_AT_ONCE),
  }),
  response: reply({ data: v.array(publishedRound) }),
});
