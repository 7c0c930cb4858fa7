import { GAMES, type WingoFacts } from './table';

export { GAMES };

export type Game = (typeof GAMES)[number];
export type WingoGame = Extract<Game, { kind: 'wingo' }>;
export type DemoGame = Exclude<Game, WingoGame>;

export const WINGO_GAMES = GAMES.filter(
  (game) => game.kind === 'wingo',
) as readonly WingoGame[] as readonly [WingoGame, ...WingoGame[]];

export const DEMO_GAMES: readonly DemoGame[] = GAMES.filter((game) => game.kind !== 'wingo');

/**
 * Returns the seconds between the close of betting and the countdown's zero.
 *
 * @param endsAt end of the round, epoch ms
 */
export const closesOf = (
  { closes, formerly = [] }: Pick<WingoFacts, 'closes' | 'formerly'>,
  endsAt: number,
): number => formerly.find(({ until }) => endsAt <= Date.parse(until))?.closes ?? closes;

/** Texts for game names in the user's language. */
export type GameNames = Readonly<Record<DemoGame['kind'], string>> & {
  wingo: (args: { length: string }) => string;
  minutes: (args: { minutes: number }) => string;
  seconds: (args: { seconds: number }) => string;
};

/** Returns the name of a round length in menus and titles: '1 Min', '30 Sec'. */
export const lengthName = (seconds: number, names: GameNames): string =>
  seconds % 60 === 0 ? names.minutes({ minutes: seconds / 60 }) : names.seconds({ seconds });

/** Returns a game's name in menus and titles: 'Wingo 1 Min', 'Dice'. */
export const nameOf = (game: Game, names: GameNames): string =>
  game.kind === 'wingo'
    ? names.wingo({ length: lengthName(game.seconds, names) })
    : names[game.kind];

/**
 * Link to help for problem gambling. Every brand shows it next to the responsible gambling
 * statement.
 */
export const GAMBLING_HELP = 'https://www.begambleaware.org/';
