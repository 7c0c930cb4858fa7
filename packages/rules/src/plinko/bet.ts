import type { Rational } from '../money';
import { multipliersOf, type PlinkoPath } from './drop';
import { RISKS, ROWS, type PlinkoRisk, type PlinkoRows } from './tables';

export interface PlinkoBet {
  readonly rows: PlinkoRows;
  readonly risk: PlinkoRisk;
}

/** Formats the settings of a bet as in its receipt, such as `16:high`. */
export const plinkoSettings = ({ rows, risk }: PlinkoBet): string => `${rows}:${risk}`;

/**
 * Parses the settings of a bet, such as `16:high`. Returns undefined for a bet that is not on
 * offer.
 */
export const parsePlinkoSettings = (settings: string): PlinkoBet | undefined =>
  ROWS.flatMap((rows) => RISKS.map((risk): PlinkoBet => ({ rows, risk }))).find(
    (bet) => plinkoSettings(bet) === settings,
  );

/** Formats a path as in its receipt: `L` or `R` per row, from the top. */
export const pathText = (path: PlinkoPath): string =>
  path.map((bounce) => (bounce === 'left' ? 'L' : 'R')).join('');

/** Parses a path, such as `LRRLLRLR`. Every letter except `R` is a bounce to the left. */
export const parsePath = (text: string): PlinkoPath =>
  Array.from(text, (letter) => (letter === 'R' ? 'right' : 'left'));

/** Returns the highest multiple of a board, which limits its stake. */
export const greatestMultiple = ({ rows, risk }: PlinkoBet): Rational =>
  multipliersOf(rows, risk).reduce((greatest, one) =>
    // Compares numerators, because all multiples of a board have the same denominator.
    one.numerator > greatest.numerator ? one : greatest,
  );
