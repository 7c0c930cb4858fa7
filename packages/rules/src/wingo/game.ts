/** The four Wingo games by their number on the wire: rounds of 1, 3, 5 and 10 minutes. */
export const GAME_TYPES = [1, 2, 3, 4] as const;
export type GameType = (typeof GAME_TYPES)[number];

const MINUTES = { 1: 1, 2: 3, 3: 5, 4: 10 } as const;

/** How long a round of this game lasts, in minutes. */
export const minutesOf = (game: GameType): (typeof MINUTES)[GameType] => MINUTES[game];

/** How many rounds a day of this game has: 1440 for the 1-minute game. */
export const roundsPerDay = (game: GameType): number => (24 * 60) / MINUTES[game];

/**
 * The moments of a round, in whole seconds before D, the zero that the countdown shows. D lies on
 * the grid of the game's period. In the 1-minute game this leaves 45 s to order and 15 s waiting.
 */
export const SECONDS_BEFORE_ZERO = {
  /** Above this, betting is open again after a round has changed. */
  reopens: 20,
  /** At this and below, no bet is taken. */
  closes: 15,
  /** At this and below, the countdown takes its danger style. */
  danger: 5,
  /** The server draws, and from here on answers with the next round. */
  draws: 4,
  /** The result is readable, and clients fetch everything anew. */
  refetches: 1,
} as const;

/**
 * A round number short enough for a table: its first 2 and last 5 digits. Shorter ones stay whole.
 *
 * @example shortRoundNumber('20240131010042') // '20...10042'
 */
export const shortRoundNumber = (roundNumber: string): string =>
  roundNumber.length > 7 ? `${roundNumber.slice(0, 2)}...${roundNumber.slice(-5)}` : roundNumber;

const DAY_MS = 24 * 60 * 60 * 1000;
const ROUND_NUMBER = /^(\d{4})(\d{2})(\d{2})1000([1-4])(\d{4})$/;

/** The game of a round, as its number says; `undefined` for what is no number of a round. */
export const gameOf = (roundNumber: string): GameType | undefined =>
  GAME_TYPES.find((game) => game === Number(ROUND_NUMBER.exec(roundNumber)?.[4]));

/**
 * When betting on a round closes, epoch ms, as its number alone says: the UTC day on which it
 * starts, the game (10001 to 10004) and its place in the day, from 0001 on. `undefined` for what is
 * no number of a round.
 *
 * @example closesAtOf('20261121100010483') // 2026-11-21T08:02:45Z
 */
export function closesAtOf(roundNumber: string): number | undefined {
  const [, year, month, day, , place] = ROUND_NUMBER.exec(roundNumber) ?? [];
  const game = gameOf(roundNumber);
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // The 31st of a shorter month is no day, though `Date` finds one for it.
  const exists = game && new Date(midnight).toISOString().startsWith(`${year}-${month}-${day}`);
  if (!exists || Number(place) < 1 || Number(place) > roundsPerDay(game)) return undefined;
  const endsAt = midnight + Number(place) * (DAY_MS / roundsPerDay(game));
  return endsAt - SECONDS_BEFORE_ZERO.closes * 1000;
}
