import {
  closingOf,
  GAME_TYPES,
  SECONDS_BEFORE_ZERO,
  secondsOf,
  type GameType,
} from '@platform/rules/wingo';

/** The pace of a game, in milliseconds. */
export interface Schedule {
  /** The length of a round: its end lies on the grid of this period since 1970, UTC. */
  periodMs: number;
  /** How long before the end betting closes. */
  closesBeforeMs: number;
  /** How long before the end the round is drawn, and the next one opens. */
  drawsBeforeMs: number;
}

export type Schedules = Readonly<Record<GameType, Schedule>>;

const scheduleOf = (game: GameType): Schedule => ({
  periodMs: secondsOf(game) * 1000,
  closesBeforeMs: closingOf(game).closes * 1000,
  drawsBeforeMs: SECONDS_BEFORE_ZERO.draws * 1000,
});

/** The games as their table has them. */
export const SCHEDULES = Object.fromEntries(
  GAME_TYPES.map((game) => [game, scheduleOf(game)]),
) as Record<GameType, Schedule>;

/** The moments of a round, epoch ms. */
export interface RoundTimes {
  number: string;
  opensAt: number;
  closesAt: number;
  drawsAt: number;
  /** D, the zero that the countdown shows. */
  endsAt: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The number of a round: the UTC day it starts on, the game (10001 for the 1-minute game), and its place in the
 * day from 0001 on. Unique within its game.
 *
 * @example the 483rd round of the 1-minute game on 21 November 2026: '20261121100010483'
 */
function roundNumber(game: GameType, startsAt: number, periodMs: number): string {
  const day = new Date(startsAt).toISOString().slice(0, 10).replaceAll('-', '');
  const place = Math.floor((startsAt % DAY_MS) / periodMs) + 1;
  return `${day}${10_000 + game}${String(place).padStart(4, '0')}`;
}

/**
 * The rounds of a game from the one that is not drawn yet at `now` (epoch ms) on.
 *
 * A round opens with the draw of the one before, for from then on the game answers with it.
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
