import type { AwaitedBeacon, WingoRound } from '@platform/rules/models';
import { closingOf, SECONDS_BEFORE_ZERO, secondsOf, type GameType } from '@platform/rules/wingo';
import type { CallAnswer, gameInfo } from '../contract';

export type { AwaitedBeacon, WingoRound };

/** Times of a request and its reply, epoch ms on this device's clock. */
export interface Exchange {
  readonly sentAt: number;
  readonly receivedAt: number;
}

/**
 * Returns the server's clock minus this device's clock, in ms. `undefined` if the server does not
 * send it. Assumes that the server reads its clock halfway between request and reply.
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
 * Maps a round. The specification has `remaining = game_at - (now + 5 h 30 min) + 4 s`. The
 * contract decodes `game_at` to the true time of the draw, so only the 4 s are added here.
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
    // Without a server clock, assumes that the clocks agree.
    clockOffset: clockOffsetOf(data.server_now, exchange) ?? 0,
    commitment: data.commitment ?? null,
    beacon: toAwaitedBeacon(data.beacon),
    root: data.root ?? null,
  };
};

/** Returns the countdown's remaining time, in ms; negative after zero. */
export const remainingOf = (round: WingoRound, now: number): number =>
  round.endsAt - (now + round.clockOffset);

/** Bounds of the polling interval if the server is late with the next round, in ms. */
const FIRST_REPETITION_MS = 2_000;
const LONGEST_REPETITION_MS = 30_000;

/**
 * Returns the time until the board is fetched again, in ms. Results are available 1 s before the
 * countdown's zero. Between the draw and that time, the server already returns the next round, so
 * the delay is measured to the previous round's zero. After that, the delay grows the later the
 * server is.
 */
export function refreshDelayOf(round: WingoRound, now: number): number {
  const untilReadable = remainingOf(round, now) - SECONDS_BEFORE_ZERO.refetches * 1000;
  const untilPreviousReadable = untilReadable - secondsOf(round.gameType) * 1000;
  if (untilPreviousReadable > 1000) return untilPreviousReadable;
  if (untilReadable > 0) return untilReadable;
  return Math.min(Math.max(FIRST_REPETITION_MS, -untilReadable), LONGEST_REPETITION_MS);
}

/** Tolerated delay of the live stream, in ms. */
const LIVE_GRACE_MS = 3_000;

/** Returns the delay of a board with a live stream, which refetches only if the stream is late. */
export function liveDelayOf(round: WingoRound, now: number): number {
  const untilReadable = remainingOf(round, now) - SECONDS_BEFORE_ZERO.refetches * 1000;
  const untilLate = untilReadable + LIVE_GRACE_MS;
  return untilLate > 0 ? untilLate : refreshDelayOf(round, now);
}
