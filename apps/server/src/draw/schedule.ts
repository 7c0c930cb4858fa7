import {
  closingOf,
  GAME_TYPES,
  SECONDS_BEFORE_ZERO,
  secondsOf,
  type GameType,
} from '@platform/rules/wingo';

/** Timing of a game, in ms. */
export interface Schedule {
  /** Length of a round. Rounds end at multiples of this length since 1970, UTC. */
  periodMs: number;
  /** Time between the close of betting and the end of the round. */
  closesBeforeMs: number;
  /** Time between the draw, which opens the next round, and the end of the round. */
  drawsBeforeMs: number;
}

export type Schedules = Readonly<Record<GameType, Schedule>>;

const scheduleOf = (game: GameType): Schedule => ({
  periodMs: secondsOf(game) * 1000,
  closesBeforeMs: closingOf(game).closes * 1000,
  drawsBeforeMs: SECONDS_BEFORE_ZERO.draws * 1000,
});

export const SCHEDULES = Object.fromEntries(
  GAME_TYPES.map((game) => [game, scheduleOf(game)]),
) as Record<GameType, Schedule>;

/** Times of a round, epoch ms. */
export interface RoundTimes {
  number: string;
  opensAt: number;
  closesAt: number;
  drawsAt: number;
  /** Time at which the countdown reaches zero. */
  endsAt: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the number of a round, unique within its game: the UTC day of the start, the game (10001
 * for the 1-minute game), and the place in the day, from 0001.
 *
 * @example the 483rd round of the 1-minute game on 21 November 2026: '20261121100010483'
 */
function roundNumber(game: GameType, startsAt: number, periodMs: number): string {
  const day = new Date(startsAt).toISOString().slice(0, 10).replaceAll('-', '');
  const place = Math.floor((startsAt % DAY_MS) / periodMs) + 1;
  return `${day}${10_000 + game}${String(place).padStart(4, '0')}`;
}

/**
 * Returns the rounds of a game, from the first that is not drawn at `now` (epoch ms).
 *
 * A round becomes current at the draw of the previous one.
 */
export function roundsFrom(
  now: number,
  game: GameType,
  { periodMs, closesBeforeMs, drawsBeforeMs }: Schedule,
  count: number,
): RoundTimes[] {
  const first = Math.floor((now + drawsBeforeMs) / periodMs) + 1;
  return Array.from({ length: count }, (_, index) => {
    const endsAt = (first + index) * periodMs;
    return {
      number: roundNumber(game, endsAt - periodMs, periodMs),
      opensAt: endsAt - periodMs - drawsBeforeMs,
      closesAt: endsAt - closesBeforeMs,
      drawsAt: endsAt - drawsBeforeMs,
      endsAt,
    };
  });
}
