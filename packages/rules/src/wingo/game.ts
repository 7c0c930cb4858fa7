import { closesOf, nameOf, WINGO_GAMES, type GameNames, type WingoGame } from '../games';

/** Wingo game, by wire number. */
export type GameType = WingoGame['wire'];

/** Wire numbers in menu order. */
export const GAME_TYPES: readonly GameType[] = WINGO_GAMES.map(({ wire }) => wire);

/** Default game: the first in menus. */
export const FIRST_GAME: GameType = WINGO_GAMES[0].wire;

function factsOf(game: GameType): WingoGame {
  const facts = WINGO_GAMES.find(({ wire }) => wire === game);
  if (facts === undefined) throw new RangeError(`There is no game ${game as number} of Wingo.`);
  return facts;
}

/** Returns a game's name in menus and titles: 'Wingo 1 Min'. */
export const gameName = (game: GameType, names: GameNames): string => nameOf(factsOf(game), names);

export const secondsOf = (game: GameType): number => factsOf(game).seconds;

const DAY_SECONDS = 24 * 60 * 60;

/** Returns the rounds per day of this game: 1440 for the 1-minute game. */
export const roundsPerDay = (game: GameType): number => DAY_SECONDS / secondsOf(game);

/**
 * Times of a round's events, in seconds before the countdown reaches zero. The countdown ends at a
 * multiple of the game's period.
 */
export const SECONDS_BEFORE_ZERO = {
  /** Time at which the countdown switches to its danger style. */
  danger: 5,
  /** Time at which the server draws the round. From then on, the server returns the next round. */
  draws: 4,
  /** Time at which the result is available, and clients refetch. */
  refetches: 1,
} as const;

/** Seconds between `reopens` and `closes`. */
const REOPENS_EARLIER = 5;

/** Period in which bets are refused, in seconds before the countdown's zero. */
export interface Closing {
  /** Time from which bets are refused. */
  closes: number;
  /** Minimum time that must remain after a round change for betting to open. */
  reopens: number;
}

/**
 * Returns the period in which this game refuses bets. The 1-minute game takes bets for 45 s, then
 * waits 15 s.
 */
export function closingOf(game: GameType): Closing {
  const { closes } = factsOf(game);
  return { closes, reopens: closes + REOPENS_EARLIER };
}

/**
 * Returns the time at which clients warn that betting closes, in seconds before the countdown's
 * zero. The time is twice the closing time: 30 for the 1-minute game.
 */
export const warnsAt = (game: GameType): number => 2 * factsOf(game).closes;

/**
 * Shortens a round number for tables to its first 2 and last 5 digits. Keeps up to 7 digits.
 *
 * @example shortRoundNumber('20240131100010042') // '20...10042'
 */
export const shortRoundNumber = (roundNumber: string): string =>
  roundNumber.length > 7 ? `${roundNumber.slice(0, 2)}...${roundNumber.slice(-5)}` : roundNumber;

const ROUND_NUMBER = /^(\d{4})(\d{2})(\d{2})1000(\d)(\d{4})$/;

/** Returns the game in a round number; `undefined` if the number is invalid. */
export const gameOf = (roundNumber: string): GameType | undefined =>
  GAME_TYPES.find((game) => game === Number(ROUND_NUMBER.exec(roundNumber)?.[4]));

/**
 * Returns the end of a round, epoch ms; `undefined` if the number is invalid. A number has three
 * parts: the UTC day of the start, the game (10001 for the 1-minute game), and the place in the
 * day, from 0001.
 *
 * @example endsAtOf('20261121100010483') // 2026-11-21T08:03:00Z
 */
export function endsAtOf(roundNumber: string): number | undefined {
  const [, year, month, day, , place] = ROUND_NUMBER.exec(roundNumber) ?? [];
  const game = gameOf(roundNumber);
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // Compares the day, because `Date` accepts the 31st of a shorter month.
  const exists = game && new Date(midnight).toISOString().startsWith(`${year}-${month}-${day}`);
  if (!exists || Number(place) < 1 || Number(place) > roundsPerDay(game)) return undefined;
  return midnight + Number(place) * secondsOf(game) * 1000;
}

/**
 * Returns the time when betting on a round closes, epoch ms; `undefined` if the number is invalid.
 *
 * @example closesAtOf('20261121100010483') // 2026-11-21T08:02:45Z
 */
export function closesAtOf(roundNumber: string): number | undefined {
  const game = gameOf(roundNumber);
  const endsAt = endsAtOf(roundNumber);
  if (game === undefined || endsAt === undefined) return undefined;
  return endsAt - closesOf(factsOf(game), endsAt) * 1000;
}
