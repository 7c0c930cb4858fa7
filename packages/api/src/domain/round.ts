import type { AwaitedBeacon, WingoRound } from '@platform/rules/models';
import { closingOf, SECONDS_BEFORE_ZERO, secondsOf, type GameType } from '@platform/rules/wingo';
import type { CallAnswer, gameInfo } from '../contract';

export type { AwaitedBeacon, WingoRound };

/** When a request left and its reply came, epoch ms on this machine's clock. */
export interface Exchange {
  readonly sentAt: number;
  readonly receivedAt: number;
}

/**
 * What a server's clock is ahead of this machine's, in ms; `undefined` where it does not say. It was read
 * about halfway between the request and the reply.
 */
export const clockOffsetOf = (
  serverNow: number | null | undefined,
  { sentAt, receivedAt }: Exchange,
): number | undefined =>
  typeof serverNow === 'number' ? Math.round(serverNow - (sentAt + receivedAt) / 2) : undefined;

type GameInfo = CallAnswer<typeof gameInfo>['data'];

const toAwaitedBeacon = (beacon: GameInfo['beacon']): AwaitedBeacon | null =>
  beacon
    ? {
        source: beacon.source,
        publicKey: beacon.public_key,
        round: beacon.round,
        at: beacon.at,
      }
    : null;

/**
 * The specification computes `remaining = game_at - (now + 5 h 30 min) + 4 s`. The contract has
 * already turned `game_at` into the true moment of the draw, so only the 4 s are left to add.
 */
export const toWingoRound = (
  gameType: GameType,
  { data }: CallAnswer<typeof gameInfo>,
  exchange: Exchange,
): WingoRound => {
  const endsAt = data.game_at + SECONDS_BEFORE_ZERO.draws * 1000;
  return {
    gameType,
    roundNumber: data.order_id,
    endsAt,
    closesAt: data.close_at ?? endsAt - closingOf(gameType).closes * 1000,
    drawsAt: data.draw_at ?? data.game_at,
    // A server that does not send its clock is taken to agree with this machine's.
    clockOffset: clockOffsetOf(data.server_now, exchange) ?? 0,
    commitment: data.commitment ?? null,
    beacon: toAwaitedBeacon(data.beacon),
  };
};

/** How long the countdown still runs, in ms; negative once it has passed zero. */
export const remainingOf = (round: WingoRound, now: number): number =>
  round.endsAt - (now + round.clockOffset);

/** How often a server is asked that should have answered with the next round: first, and at most. */
const FIRST_REPETITION_MS = 2_000;
const LONGEST_REPETITION_MS = 30_000;

/**
 * How long to wait before everything on the board is fetched again, in ms: until results are
 * readable, 1 s before the countdown's zero. A round fetched in the few seconds between the draw
 * and that moment is already the next one; then what counts is still the zero before it. Once the
 * moment has passed, the wait is as long as the server is late, so that repetitions grow rare.
 */
export function refreshDelayOf(round: WingoRound, now: number): number {
  const untilReadable = remainingOf(round, now) - SECONDS_BEFORE_ZERO.refetches * 1000;
  const untilPreviousReadable = untilReadable - secondsOf(round.gameType) * 1000;
  if (untilPreviousReadable > 1000) return untilPreviousReadable;
  if (untilReadable > 0) return untilReadable;
  return Math.min(Math.max(FIRST_REPETITION_MS, -untilReadable), LONGEST_REPETITION_MS);
}

/** How long the live stream may be late with the next round. */
const LIVE_GRACE_MS = 3_000;

/** As `refreshDelayOf`, for a board that the live stream keeps: only once that is late. */
export function liveDelayOf(round: WingoRound, now: number): number {
  const untilReadable = remainingOf(round, now) - SECONDS_BEFORE_ZERO.refetches * 1000;
  const untilLate = untilReadable + LIVE_GRACE_MS;
  return untilLate > 0 ? untilLate : refreshDelayOf(round, now);
}
