import { closesOf, nameOf, WINGO_GAMES, type GameNames, type WingoGame } from '../games';

/** A game of Wingo by its number on the wire. */
export type GameType = WingoGame['wire'];

/** The games of Wingo by their numbers on the wire, in the order of menus. */
export const GAME_TYPES: readonly GameType[] = WINGO_GAMES.map(({ wire }) => wire);

/** The first game of Wingo in menus: the one to offer where none is chosen. */
export const FIRST_GAME: GameType = WINGO_GAMES[0].wire;

function factsOf(game: GameType): WingoGame {
  const facts = WINGO_GAMES.find(({ wire }) => wire === game);
  if (facts === undefined) throw new RangeError(`There is no game ${game as number} of Wingo.`);
  return facts;
}

/** Its name in menus and titles: 'Wingo 1 Min'. */
export const gameName = (game: GameType, names: GameNames): string => nameOf(factsOf(game), names);

/** How long a round of this game lasts, in seconds. */
export const secondsOf = (game: GameType): number => factsOf(game).seconds;

const DAY_SECONDS = 24 * 60 * 60;

/** How many rounds a day of this game has: 1440 for the 1-minute game. */
export const roundsPerDay = (game: GameType): number => DAY_SECONDS / secondsOf(game);

/**
 * Moments of a round, in whole seconds before D, the zero that the countdown shows. D lies on the
 * grid of the game's period.
 */
export const SECONDS_BEFORE_ZERO = {
  /** At this and below, the countdown takes its danger style. */
  danger: 5,
  /** The server draws, and from here on answers with the next round. */
  draws: 4,
  /** The result is readable, and clients fetch everything again. */
  refetches: 1,
} as const;

/** How much earlier than it closes betting opens again after a round has changed, in seconds. */
const REOPENS_EARLIER = 5;

/** When no bet is taken, in whole seconds before D. */
export interface Closing {
  /** At this and below, no bet is taken. */
  closes: number;
  /** Above this, betting is open again after a round has changed. */
  reopens: number;
}

/** When this game takes no bets. The 1-minute game has 45 s to order and 15 s waiting. */
export function closingOf(game: GameType): Closing {
  const { closes } = factsOf(game);
  return { closes, reopens: closes + REOPENS_EARLIER };
}

/**
 * How many seconds before D players are told that betting closes soon: as long before it closes as it is
 * closed. 30 for the 1-minute game.
 */
export const warnsAt = (game: GameType): number => 2 * factsOf(game).closes;

/**
 * A round number short enough for a table: its first 2 and last 5 digits. Shorter ones stay whole.
 *
 * @example shortRoundNumber('20240131100010042') // '20...10042'
 */
export const shortRoundNumber = (roundNumber: string): string =>
  roundNumber.length > 7 ? `${roundNumber.slice(0, 2)}...${roundNumber.slice(-5)}` : roundNumber;

const ROUND_NUMBER = /^(\d{4})(\d{2})(\d{2})1000(\d)(\d{4})$/;

/** The game of a round, as its number says; `undefined` for what is no number of a round. */
export const gameOf = (roundNumber: string): GameType | undefined =>
  GAME_TYPES.find((game) => game === Number(ROUND_NUMBER.exec(roundNumber)?.[4]));

/**
 * Returns when a round ends, in epoch ms. Its number has the UTC day on which it starts, the game
 * (10001 for the 1-minute game), and its place in the day, from 0001 on. `undefined` if the number is
 * invalid.
 *
 * @example endsAtOf('20261121100010483') // 2026-11-21T08:03:00Z
 */
export function endsAtOf(roundNumber: string): number | undefined {
  const [, year, month, day, , place] = ROUND_NUMBER.exec(roundNumber) ?? [];
  const game = gameOf(roundNumber);
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // The 31st of a shorter month is no day, though `Date` finds one for it.
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
