import { BET_TYPES, GAME_TYPES } from '@platform/rules/wingo';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { result } from './fairness';
import { instant, oneOf, replyAmount } from './fields';
import { reply } from './reply';

/** How long a cache may keep what is answered about who plays: those who hide their name are not shown for longer. */
const CACHE_SECONDS = 2;

const gametype = oneOf(GAME_TYPES);

/** The masked name of a member, such as `j•••n`; empty when they hide it. */
const player = v.string();

/** A bet that a member has placed. */
const publicBet = v.object({
  kind: v.literal('bet'),
  id: v.string(),
  player,
  gametype,
  betType: v.picklist(BET_TYPES),
  betValue: v.string(),
  /** The stake, before the fee. */
  amount: replyAmount,
  at: instant,
});

/** What a round brought a member who won more than they staked on it. */
export const publicWin = v.object({
  kind: v.literal('win'),
  id: v.string(),
  player,
  gametype,
  /** All stakes on the round. */
  amount: replyAmount,
  /** All payouts of the round. */
  total_winning: replyAmount,
  at: instant,
});

/** A bet or a win. */
export const publicPlay = v.variant('kind', [publicBet, publicWin]);

/** A member of the leaderboard. */
export const leader = v.object({
  player,
  /** What they won in the week beyond their stakes. */
  amount: replyAmount,
});

/** The latest bets and wins on the brand of the caller's page, newest first. */
export const recentPlays = defineCall({
  name: 'recentPlays',
  method: 'GET',
  path: '/api/public/plays',
  auth: 'public',
  cacheSeconds: CACHE_SECONDS,
  request: v.object({}),
  response: reply({ data: v.array(publicPlay) }),
});

/** The biggest wins of the last 24 hours on the brand of the caller's page, the biggest first. */
export const biggestWins = defineCall({
  name: 'biggestWins',
  method: 'GET',
  path: '/api/public/wins',
  auth: 'public',
  cacheSeconds: CACHE_SECONDS,
  request: v.object({}),
  response: reply({ data: v.array(publicWin) }),
});

/** Who has won most this week, which begins on Monday, UTC, on the brand of the caller's page. */
export const leaderboard = defineCall({
  name: 'leaderboard',
  method: 'GET',
  path: '/api/public/leaderboard',
  auth: 'public',
  cacheSeconds: CACHE_SECONDS,
  request: v.object({}),
  response: reply({ data: v.array(leader) }),
});

/** The latest results of a game, newest first, also for those who have not signed in. */
export const publicResults = defineCall({
  name: 'publicResults',
  method: 'GET',
  path: '/api/public/results',
  auth: 'public',
  cacheSeconds: CACHE_SECONDS,
  request: v.object({ gametype }),
  response: reply({ data: v.array(v.object({ roundNumber: v.string(), ...result.entries })) }),
});

/** Chooses whether the caller's masked name is shown in public lists. */
export const changeNameVisibility = defineCall({
  name: 'changeNameVisibility',
  method: 'POST',
  path: '/api/user/changeNameVisibility',
  auth: 'member',
  request: v.object({ hidden: v.boolean() }),
  response: reply({ message: v.string() }),
});
