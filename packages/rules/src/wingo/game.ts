import { closesOf, nameOf, WINGO_GAMES, type GameNames, type WingoGame } from '../games';

/** Wingo game, by its number on the wire. */
export type GameType = WingoGame['wire'];

/** Wingo games by their numbers on the wire, in the order of menus. */
export const GAME_TYPES: readonly GameType[] = WINGO_GAMES.map(({ wire }) => wire);

/** First Wingo game in menus: the default. */
export const FIRST_GAME: GameType = WINGO_GAMES[0].wire;

function factsOf(game: GameType): WingoGame {
  const facts = WINGO_GAMES.find(({ wire }) => wire === game);
  if (facts === undefined) throw new RangeError(`There is no game ${game as number} of Wingo.`);
  return facts;
}

/** Returns the name of a game in menus and titles: 'Wingo 1 Min'. */
export const gameName = (game: GameType, names: GameNames): string => nameOf(factsOf(game), names);

/** Returns the duration of a round of this game, in seconds. */
export const secondsOf = (game: GameType): number => factsOf(game).seconds;

const DAY_SECONDS = 24 * 60 * 60;

/** Returns the rounds per day of this game: 1440 for the 1-minute game. */
export const roundsPerDay = (game: GameType): number => DAY_SECONDS / secondsOf(game);

/**
 * Times of a round, in seconds before D, the zero of the countdown. D is a multiple of the game's
 * period.
 */
export const SECONDS_BEFORE_ZERO = {
  /** The countdown uses its danger style from here on. */
  danger: 5,
  /** The server draws, and from here on returns the next round. */
  draws: 4,
  /** The result is available, and clients refetch. */
  refetches: 1,
} as const;

/** Seconds between `reopens` and `closes`. */
const REOPENS_EARLIER = 5;

/** Time in which bets are refused, in seconds before D. */
export interface Closing {
  /** Bets are refused from here on. */
  closes: number;
  /** After a change of round, betting opens while more seconds than this are left. */
  reopens: number;
}

/**
 * Returns the time in which this game refuses bets. The 1-minute game has 45 s to order and 15 s
 * waiting.
 */
export function closingOf(game: GameType): Closing {
  const { closes } = factsOf(game);
  return { closes, reopens: closes + REOPENS_EARLIER };
}

/**
 * Returns when players are warned that betting will close, in seconds before D: twice the closing
 * time. 30 for the 1-minute game.
 */
export const warnsAt = (game: GameType): number => 2 * factsOf(game).closes;

/**
 * Shortens a round number for tables to its first 2 and last 5 digits. Numbers of up to 7 digits
 * stay whole.
 *
 * @example shortRoundNumber('20240131100010042') // '20...10042'
 */
export const shortRoundNumber = (roundNumber: string): string =>
  roundNumber.length > 7 ? `${roundNumber.slice(0, 2)}...${roundNumber.slice(-5)}` : roundNumber;

const ROUND_NUMBER = /^(\d{4})(\d{2})(\d{2})1000(\d)(\d{4})$/;

/** Returns the game that a round number names; `undefined` if it is not a round number. */
export const gameOf = (roundNumber: string): GameType | undefined =>
  GAME_TYPES.find((game) => game === Number(ROUND_NUMBER.exec(roundNumber)?.[4]));

/**
 * Returns when a round ends, in epoch ms. `undefined` if the number is invalid. A number has three
 * parts: the UTC day of the start, the game (10001 for the 1-minute game), and the place in the
 * day, from 0001.
 *
 * @example endsAtOf('20261121100010483') // 2026-11-21T08:03:00Z
 */
export function endsAtOf(roundNumber: string): number | undefined {
  const [, year, month, day, , place] = ROUND_NUMBER.exec(roundNumber) ?? [];
  const game = gameOf(roundNumber);
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // `Date` accepts the 31st of a shorter month, so compare the day.
  const exists = game && new Date(midnight).toISOString().startsWith(`${year}-${month}-${day}`);
  if (!exists || Number(place) < 1 || Number(place) > roundsPerDay(game)) return undefined;
  return midnight + Number(place) * secondsOf(game) * 1000;
}

/**
 * Returns when betting on a round closes, in epoch ms. `undefined` if the number is invalid.
 *
 * @example closesAtOf('20261121100010483') // 2026-11-21T08:02:45Z
 */
export function closesAtOf(roundNumber: string): number | undefined {
  const game = gameOf(roundNumber);
  const endsAt = endsAtOf(roundNumber);
  if (game === undefined || endsAt === undefined) return undefined;
  return endsAt - closesOf(factsOf(game), endsAt) * 1000;
}
