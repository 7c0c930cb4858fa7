import { GAME_TYPES } from '@platform/rules/wingo';
import * as v from 'valibot';
import { pastRound, seal } from './fairness';
import { instant, oneOf } from './fields';
import { gameInfo } from './game';
import { biggestWins, leaderboard, recentPlays } from './publicPlays';
import { userBalances } from './user';

/**
 * Path of the live stream: server-sent events (`text/event-stream`) for a bearer token. The data of
 * each event is a `LiveMessage` as JSON. To resume without a gap, send the id of the last event as
 * `Last-Event-ID`.
 */
export const LIVE_PATH = '/api/live';

/**
 * Heartbeat interval on an idle stream, in ms. A much longer silence means that the stream is dead.
 */
export const LIVE_HEARTBEAT_MS = 15_000;

/** Kinds of member events. Amounts in `detail` are decimal text. */
export const EVENT_KINDS = [
  /** Settlement of the bets of a round. */
  'bets',
  'deposit',
  /** Request, payment or return of a withdrawal. */
  'withdrawal',
  /** Lock or release of funds. */
  'lock',
  'income',
  /** Opening, reply or closing of a ticket. */
  'ticket',
  'security',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const memberEvent = v.object({
  id: v.string(),
  kind: v.picklist(EVENT_KINDS),
  at: instant,
  detail: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
});

const gametype = oneOf(GAME_TYPES);

/**
 * Delay before the message is applied, in ms, so that no result is shown before the countdown ends.
 */
const wait = v.optional(v.number(), 0);

/** True for the state at the beginning of a stream, which the client may already know. */
const sync = v.optional(v.boolean(), false);

export const liveMessage = v.variant('type', [
  /** The stream is open. Unless the stream was resumed, the page's data may be stale. */
  v.object({ type: v.literal('hello'), resumed: v.boolean() }),
  /** Heartbeat of an idle stream. */
  v.object({ type: v.literal('beat') }),
  /** A round has opened. `gameInfo` now returns this data. */
  v.object({
    type: v.literal('opened'),
    gametype,
    data: gameInfo.response.entries.data,
    wait,
    sync,
  }),
  /** Betting on a round has closed, with the seal of its bets. */
  v.object({ type: v.literal('closed'), gametype, order_id: v.string(), ...seal }),
  /** A round is finished. It is now the newest round in `winningNumbers`. */
  v.object({ type: v.literal('drawn'), gametype, data: pastRound, wait, sync }),
  /**
   * Balances have changed, in the format of `userBalances`. `placed` is true after a bet, which
   * `myBets` lists.
   */
  v.object({
    type: v.literal('balances'),
    data: v.pick(userBalances.response.entries.data, ['ActivateWallet', 'STAKINGEWALLET']),
    wait,
    sync,
    placed: v.optional(v.boolean(), false),
  }),
  /**
   * Member event, sent once per id. `past` is true for events that happened before the stream was
   * opened.
   */
  v.object({
    type: v.literal('event'),
    event: memberEvent,
    wait,
    past: v.optional(v.boolean(), false),
  }),
  /**
   * New bets and wins on the page's brand, to prepend to `recentPlays`. With `sync`, the complete
   * list. Under heavy load, some are omitted.
   */
  v.object({ type: v.literal('plays'), data: recentPlays.response.entries.data, sync }),
  /** New `biggestWins` reply. */
  v.object({ type: v.literal('wins'), data: biggestWins.response.entries.data }),
  /** New `leaderboard` reply. */
  v.object({ type: v.literal('leaders'), data: leaderboard.response.entries.data }),
  /** Notifications were read up to the event with this id, in any browser. */
  v.object({ type: v.literal('read'), through: v.string() }),
  /** The session is over. */
  v.object({ type: v.literal('end') }),
]);

/** Message as written by the server. */
export type LiveReply = v.InferInput<typeof liveMessage>;
/** Message as read by the client. */
export type LiveMessage = v.InferOutput<typeof liveMessage>;
