/** A game of Wingo: rounds of one length that follow each other day and night. */
interface WingoFacts {
  /** What its page and its files are called. */
  readonly id: string;
  readonly kind: 'wingo';
  /** Its bets move money. */
  readonly stakes: true;
  /** Its number on the wire, and the last digit of `1000n` in the numbers of its rounds. */
  readonly wire: number;
  /** How long a round lasts, in seconds. A day is a whole number of rounds. */
  readonly seconds: number;
  /** How many seconds before the countdown's zero betting closes. At least 5, so that it ends before the draw. */
  readonly closes: number;
  /**
   * What `closes` was for rounds that ended at these times or earlier (ISO 8601), oldest first: they
   * are verified by it. @default [] (it never changed)
   */
  readonly formerly?: readonly { readonly until: string; readonly closes: number }[];
}

/** A game that runs only in this browser and moves no balance. */
interface DemoFacts {
  readonly id: string;
  /** What a brand calls it in the list of games that it offers. */
  readonly kind: string;
  readonly stakes: false;
}

/**
 * Every game with a page, in the order of menus. One more is one more line. A game that was played keeps its
 * line, which verifies its rounds and lists its bets.
 */
export const GAMES = [
  { id: 'wingo1Minute', kind: 'wingo', stakes: true, wire: 1, seconds: 60, closes: 15 },
  { id: 'wingo3Minute', kind: 'wingo', stakes: true, wire: 2, seconds: 180, closes: 15 },
  { id: 'wingo5Minute', kind: 'wingo', stakes: true, wire: 3, seconds: 300, closes: 15 },
  { id: 'wingo10Minute', kind: 'wingo', stakes: true, wire: 4, seconds: 600, closes: 15 },
  { id: 'crash', kind: 'aviator', stakes: false },
  { id: 'dice', kind: 'dice', stakes: false },
  { id: 'mines', kind: 'mines', stakes: false },
  { id: 'plinko', kind: 'plinko', stakes: false },
] as const satisfies readonly (WingoFacts | DemoFacts)[];

export type Game = (typeof GAMES)[number];
export type WingoGame = Extract<Game, { kind: 'wingo' }>;
export type DemoGame = Exclude<Game, WingoGame>;

/** The games of Wingo, in the order of menus. */
export const WINGO_GAMES = GAMES.filter(
  (game) => game.kind === 'wingo',
) as readonly WingoGame[] as readonly [WingoGame, ...WingoGame[]];

/** The games that run only in this browser, in the order of menus. */
export const DEMO_GAMES: readonly DemoGame[] = GAMES.filter((game) => game.kind !== 'wingo');

/** How many seconds before zero betting closes on a round that ends at this time, in epoch ms. */
export const closesOf = (
  { closes, formerly = [] }: Pick<WingoFacts, 'closes' | 'formerly'>,
  endsAt: number,
): number => formerly.find(({ until }) => endsAt <= Date.parse(until))?.closes ?? closes;

/** The names of games in the reader's language. */
export type GameNames = Readonly<Record<DemoGame['kind'], string>> & {
  wingo: (args: { length: string }) => string;
  minutes: (args: { minutes: number }) => string;
  seconds: (args: { seconds: number }) => string;
};

/** A length in menus and titles: '1 Min', '30 Sec'. */
export const lengthName = (seconds: number, names: GameNames): string =>
  seconds % 60 === 0 ? names.minutes({ minutes: seconds / 60 }) : names.seconds({ seconds });

/** A game's name in menus and titles: 'Wingo 1 Min', 'Dice'. */
export const nameOf = (game: Game, names: GameNames): string =>
  game.kind === 'wingo'
    ? names.wingo({ length: lengthName(game.seconds, names) })
    : names[game.kind];

/** Where players find help with gambling: beside the statement on it, which no brand takes away. */
export const GAMBLING_HELP = 'https://www.begambleaware.org/';
