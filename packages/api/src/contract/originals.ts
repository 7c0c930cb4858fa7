import { isDiceBet, parseHundredths } from '@platform/rules/dice';
import { isClientSeed } from '@platform/rules/fields';
import { RISKS, ROWS } from '@platform/rules/plinko';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { hex } from './fairness';
import { count, instant, page, read, size } from './fields';
import { keptPair, seededFields, stake } from './originalFields';
import { pageReply, reply } from './reply';

export const DICE_DIRECTIONS = ['over', 'under'] as const;

const common = { bet_id: v.string(), ...seededFields };

const diceFields = {
  ...common,
  game: v.literal('dice'),
  direction: v.picklist(DICE_DIRECTIONS),
  /** Target with two decimals. */
  target: v.string(),
  /** Roll with two decimals, from 0.00 to 100.00. */
  result: v.string(),
  /** Multiple that a win pays, with four decimals. Also present for a lost bet. */
  multiple: v.string(),
  won: v.boolean(),
};

const hundredths = v.pipe(
  v.union([v.string(), v.number()]),
  v.description('Number with at most two decimals, as text or a number.'),
  read(parseHundredths),
);

/** Places a bet on Dice, and returns its result. */
export const diceBet = defineCall({
  name: 'diceBet',
  method: 'POST',
  path: '/api/game/dice/bet',
  auth: 'member',
  idempotent: true,
  request: v.pipe(
    v.object({
      amount: stake,
      direction: v.picklist(DICE_DIRECTIONS),
      target: hundredths,
    }),
    v.check(
      (bet) => isDiceBet(bet),
      'A bet on Dice is over 2.00 to 99.99, or under 0.01 to 98.00.',
    ),
  ),
  response: reply({ message: v.string(), data: v.object(diceFields) }),
});

const kept = { bet_at: instant, ...keptPair };

/** Lists the caller's bets on Dice, newest first. */
export const diceBets = defineCall({
  name: 'diceBets',
  method: 'GET',
  path: '/api/game/dice/bets',
  auth: 'member',
  request: v.object({ page, size }),
  response: pageReply(v.object({ ...diceFields, ...kept })),
});

const plinkoFields = {
  ...common,
  game: v.literal('plinko'),
  rows: v.picklist(ROWS),
  risk: v.picklist(RISKS),
  /** Bounces of the ball, `L` or `R` per row from the top. */
  path: v.pipe(v.string(), v.regex(/^[LR]{8,16}$/)),
  /** Bucket at the end of the path, from 0 on the left. */
  bucket: count,
  /** Multiple of the bucket with one decimal. */
  multiple: v.string(),
};

/** Drops a ball of Plinko, and returns its path. */
export const plinkoBet = defineCall({
  name: 'plinkoBet',
  method: 'POST',
  path: '/api/game/plinko/bet',
  auth: 'member',
  idempotent: true,
  request: v.object({ amount: stake, rows: v.picklist(ROWS), risk: v.picklist(RISKS) }),
  response: reply({ message: v.string(), data: v.object(plinkoFields) }),
});

/** Lists the caller's bets on Plinko, newest first. */
export const plinkoBets = defineCall({
  name: 'plinkoBets',
  method: 'GET',
  path: '/api/game/plinko/bets',
  auth: 'member',
  request: v.object({ page, size }),
  response: pageReply(v.object({ ...plinkoFields, ...kept })),
});

const revealedPair = v.object({
  server_seed: hex,
  server_seed_hash: hex,
  /** Number of bets with the pair. */
  bets: count,
  revealed_at: instant,
});

const seedFields = {
  /** Pair of the next bet. */
  current: v.object({
    server_seed_hash: hex,
    client_seed: v.string(),
    /** Author of the client seed. If the server chose both seeds, they do not prove a fair draw. */
    client_seed_by: v.picklist(['server', 'member']),
    nonce: count,
  }),
  /** Pair after the next rotation. */
  next: v.object({ server_seed_hash: hex }),
  /** Newest 20 past pairs, newest first. */
  past: v.array(revealedPair),
};

/** Returns the caller's seed pairs. Creates the first pairs on the first call. */
export const seeds = defineCall({
  name: 'seeds',
  method: 'GET',
  path: '/api/game/seeds',
  auth: 'member',
  request: v.object({}),
  response: reply({ data: v.object(seedFields) }),
});

const clientSeed = v.pipe(
  v.string(),
  v.check(isClientSeed, 'client_seed must be 1 to 64 visible ASCII characters without a colon.'),
);

/** Sets the client seed of the caller's next bets. */
export const changeClientSeed = defineCall({
  name: 'changeClientSeed',
  method: 'POST',
  path: '/api/game/seeds/client',
  auth: 'member',
  idempotent: true,
  request: v.object({ client_seed: clientSeed }),
  response: reply({ message: v.string(), data: v.object(seedFields) }),
});

/** Reveals the server seed of the caller's current pair, and begins the next pair. */
export const rotateSeeds = defineCall({
  name: 'rotateSeeds',
  method: 'POST',
  path: '/api/game/seeds/rotate',
  auth: 'member',
  idempotent: true,
  request: v.object({ client_seed: clientSeed }),
  response: reply({
    message: v.string(),
    data: v.object({ ...seedFields, revealed: revealedPair }),
  }),
});
