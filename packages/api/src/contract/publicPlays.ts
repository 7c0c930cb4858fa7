import { BET_TYPES, GAME_TYPES } from '@platform/rules/wingo';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { result } from './fairness';
import { instant, oneOf, replyAmount } from './fields';
import { reply } from './reply';

/** Maximum age of a cached list, in seconds, which limits how long a hidden name stays visible. */
const CACHE_SECONDS = 2;

const gametype = oneOf(GAME_TYPES);

/** Masked name, such as `j•••n`; empty if the member hides it. */
const player = v.string();

const publicBet = v.object({
  kind: v.literal('bet'),
  id: v.string(),
  player,
  gametype,
  betType: v.picklist(BET_TYPES),
  betValue: v.string(),
  /** Stake, before the fee. */
  amount: replyAmount,
  at: instant,
});

/** Round in which a member won more than they staked. */
export const publicWin = v.object({
  kind: v.literal('win'),
  id: v.string(),
  player,
  gametype,
  /** Total stakes on the round. */
  amount: replyAmount,
  /** Total payouts. */
  total_winning: replyAmount,
  at: instant,
});

export const publicPlay = v.variant('kind', [publicBet, publicWin]);

export const leader = v.object({
  player,
  /** The week's winnings minus stakes. */
  amount: replyAmount,
});

/** Lists the latest bets and wins on the page's brand, newest first. */
export const recentPlays = defineCall({
  name: 'recentPlays',
  method: 'GET',
  path: '/api/public/plays',
  auth: 'public',
  cacheSeconds: CACHE_SECONDS,
  request: v.object({}),
  response: reply({ data: v.array(publicPlay) }),
});

/** Lists the biggest wins of the last 24 hours on the page's brand, biggest first. */
export const biggestWins = defineCall({
  name: 'biggestWins',
  method: 'GET',
  path: '/api/public/wins',
  auth: 'public',
  cacheSeconds: CACHE_SECONDS,
  request: v.object({}),
  response: reply({ data: v.array(publicWin) }),
});

/**
 * Lists the members with the week's highest winnings on the page's brand. Weeks start on Monday
 * (UTC).
 */
export const leaderboard = defineCall({
  name: 'leaderboard',
  method: 'GET',
  path: '/api/public/leaderboard',
  auth: 'public',
  cacheSeconds: CACHE_SECONDS,
  request: v.object({}),
  response: reply({ data: v.array(leader) }),
});

/** Lists the latest results of a game, newest first. Visitors can read them too. */
export const publicResults = defineCall({
  name: 'publicResults',
  method: 'GET',
  path: '/api/public/results',
  auth: 'public',
  cacheSeconds: CACHE_SECONDS,
  request: v.object({ gametype }),
  response: reply({ data: v.array(v.object({ roundNumber: v.string(), ...result.entries })) }),
});

/** Sets whether public lists show the caller's masked name. */
export const changeNameVisibility = defineCall({
  name: 'changeNameVisibility',
  method: 'POST',
  path: '/api/user/changeNameVisibility',
  auth: 'member',
  request: v.object({ hidden: v.boolean() }),
  response: reply({ message: v.string() }),
});
