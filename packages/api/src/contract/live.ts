import { GAME_TYPES } from '@platform/rules/wingo';
import * as v from 'valibot';
import { pastRound } from './fairness';
import { instant, oneOf } from './fields';
import { gameInfo } from './game';
import { biggestWins, leaderboard, recentPlays } from './publicPlays';
import { userBalances } from './user';

/**
 * The live stream: server-sent events (`text/event-stream`), for a bearer token. The data of each is a
 * `LiveMessage` as JSON. Its id is where the stream is: sent as `Last-Event-ID`, the next stream
 * begins there, and nothing is lost between the two.
 */
export const LIVE_PATH = '/api/live';

/** How often an idle stream has a beat, in ms: one that is silent for much longer is dead. */
export const LIVE_BEAT_MS = 15_000;

/** What a member is told of; `detail` has amounts as decimal text. */
export const EVENT_KINDS = [
  /** Bets of a round were settled. */
  'bets',
  'deposit',
  /** A withdrawal was asked for, paid or returned. */
  'withdrawal',
  /** Funds were locked or released. */
  'lock',
  'income',
  /** A ticket was opened, answered or closed. */
  'ticket',
  'security',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Something that happened to the member. */
export const memberEvent = v.object({
  id: v.string(),
  kind: v.picklist(EVENT_KINDS),
  at: instant,
  detail: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
});

const gametype = oneOf(GAME_TYPES);

/**
 * How long to keep a message before it is applied, in ms: until the countdown allows the result to be
 * shown. Nothing for now.
 */
const wait = v.optional(v.number(), 0);

/** Whether it says how things are at the beginning of a stream: it may be known already. */
const sync = v.optional(v.boolean(), false);

/** One message of the live stream. */
export const liveMessage = v.variant('type', [
  /** The stream is open. When it does not resume, what a page shows may be out of date. */
  v.object({ type: v.literal('hello'), resumed: v.boolean() }),
  /** Nothing has happened. */
  v.object({ type: v.literal('beat') }),
  /** A round has opened: what `gameInfo` answers from now on. */
  v.object({
    type: v.literal('opened'),
    gametype,
    data: gameInfo.response.entries.data,
    wait,
    sync,
  }),
  /** Betting on a round has closed. */
  v.object({ type: v.literal('closed'), gametype, order_id: v.string() }),
  /** A round is over: what `winningNumbers` has as its newest. */
  v.object({ type: v.literal('drawn'), gametype, data: pastRound, wait, sync }),
  /** What the member owns now: as `userBalances` answers. `placed`: by a bet, which `myBets` lists. */
  v.object({
    type: v.literal('balances'),
    data: v.pick(userBalances.response.entries.data, ['ActivateWallet', 'STAKINGEWALLET']),
    wait,
    sync,
    placed: v.optional(v.boolean(), false),
  }),
  /** Something happened to the member; once for each id. `past`: before the stream was opened. */
  v.object({
    type: v.literal('event'),
    event: memberEvent,
    wait,
    past: v.optional(v.boolean(), false),
  }),
  /**
   * Bets and wins on the brand of the page: new ones, to stand above those of `recentPlays`. With `sync`
   * all that it answers, in place of what is known. When many play, not all of them are told.
   */
  v.object({ type: v.literal('plays'), data: recentPlays.response.entries.data, sync }),
  /** What `biggestWins` answers from now on. */
  v.object({ type: v.literal('wins'), data: biggestWins.response.entries.data }),
  /** What `leaderboard` answers from now on. */
  v.object({ type: v.literal('leaders'), data: leaderboard.response.entries.data }),
  /** What happened was read, up to the event with this id, in this browser or another. */
  v.object({ type: v.literal('read'), through: v.string() }),
  /** The session is over. */
  v.object({ type: v.literal('end') }),
]);

/** A message as the server writes it. */
export type LiveReply = v.InferInput<typeof liveMessage>;
/** A message as the client reads it. */
export type LiveMessage = v.InferOutput<typeof liveMessage>;
