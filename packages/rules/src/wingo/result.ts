/** Possible results of a round. */
export const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Digit = (typeof DIGITS)[number];

export const COLORS = ['green', 'violet', 'red'] as const;
export type Color = (typeof COLORS)[number];

/** Size of a digit. High: 5 to 9. Low: 0 to 4. */
export type Size = 'high' | 'low';

export const isDigit = (value: number): value is Digit =>
  (DIGITS as readonly number[]).includes(value);

/** Returns the colours of a digit: green if odd, red if even, and also violet for 0 and 5. */
export function colorsOf(digit: Digit): readonly Color[] {
  const color = digit % 2 === 0 ? 'red' : 'green';
  return digit === 0 || digit === 5 ? [color, 'violet'] : [color];
}

/** Returns the colours of a digit as wire text: `'red+violet'`. */
export const colorText = (digit: Digit): string => colorsOf(digit).join('+');

export const sizeOf = (digit: Digit): Size => (digit >= 5 ? 'high' : 'low');
