/** Wingo game: consecutive rounds of the same length, without pauses. */
export interface WingoFacts {
  /** Name in URLs and file names. */
  readonly id: string;
  readonly kind: 'wingo';
  /** True if bets move money. */
  readonly stakes: true;
  /** Wire number, and the digit after `1000` in round numbers. */
  readonly wire: number;
  /** Duration of a round, in seconds. Must divide a day evenly. */
  readonly seconds: number;
  /**
   * Seconds between the close of betting and the end of the countdown. At least 5, so that betting
   * closes before the draw.
   */
  readonly closes: number;
  /**
   * Former values of `closes`, oldest first, each with the end of its last round (ISO 8601). Older
   * rounds are verified with them. @default [] (never changed)
   */
  readonly formerly?: readonly { readonly until: string; readonly closes: number }[];
}

/** Demo game: runs only in the browser and moves no balance. */
interface DemoFacts {
  readonly id: string;
  /** Name in a brand's game list. */
  readonly kind: string;
  readonly stakes: false;
}

/** Games with a page, in menu order. Keep retired games: their rounds and bets need the entry. */
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
