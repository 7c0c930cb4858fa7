import { COLORS, colorsOf, DIGITS, sizeOf, type Color, type Digit, type Size } from './result';

/** Frequency and gap of a digit. */
export interface DigitStatistics {
  readonly digit: Digit;
  /** Number of rounds that drew the digit. */
  readonly drawn: number;
  /** Rounds since the digit was last drawn, 0 for the newest round; `null` if it was not drawn. */
  readonly gap: number | null;
}

/** Frequency and streaks of a colour or a size. */
export interface FieldStatistics {
  readonly field: Color | Size;
  /** Number of rounds with the field. */
  readonly drawn: number;
  /** Length of the streak that includes the newest round; 0 if there is none. */
  readonly streak: number;
  readonly longestStreak: number;
}

export interface DrawStatistics {
  readonly rounds: number;
  /** All digits, in order. */
  readonly digits: readonly DigitStatistics[];
  /** Green, violet, red, high and low. */
  readonly fields: readonly FieldStatistics[];
}

const FIELDS: readonly (Color | Size)[] = [...COLORS, 'high', 'low'];

/** Returns the lengths of the streaks of `true`, including those of length 0 between `false`. */
const streaksOf = (hits: readonly boolean[]): readonly [number, ...number[]] =>
  hits.reduce<[number, ...number[]]>(
    (streaks, hit) => {
      if (hit) streaks[streaks.length - 1] = (streaks.at(-1) ?? 0) + 1;
      else streaks.push(0);
      return streaks;
    },
    [0],
  );

/**
 * Counts how often and how long ago results were drawn. The figures say nothing about the next
 * draw, because draws are independent.
 *
 * @param results newest first, without voided rounds
 * @example drawStatistics([7, 0, 7]).digits[7] // { digit: 7, drawn: 2, gap: 0 }
 */
export function drawStatistics(results: readonly Digit[]): DrawStatistics {
  return {
    rounds: results.length,
    digits: DIGITS.map((digit) => {
      const gap = results.indexOf(digit);
      return {
        digit,
        drawn: results.filter((result) => result === digit).length,
        gap: gap < 0 ? null : gap,
      };
    }),
    fields: FIELDS.map((field) => {
      const hits = results.map(
        (digit) => sizeOf(digit) === field || colorsOf(digit).some((color) => color === field),
      );
      const streaks = streaksOf(hits);
      return {
        field,
        drawn: hits.filter(Boolean).length,
        streak: streaks[0],
        longestStreak: Math.max(...streaks),
      };
    }),
  };
}
