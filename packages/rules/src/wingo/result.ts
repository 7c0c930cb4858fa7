/** What a round of Wingo can draw. */
export const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Digit = (typeof DIGITS)[number];

export const COLORS = ['green', 'violet', 'red'] as const;
export type Color = (typeof COLORS)[number];

/** High is 5 to 9, low is 0 to 4. */
export type Size = 'high' | 'low';

/** Says whether a number is one of the ten digits. */
export const isDigit = (value: number): value is Digit =>
  (DIGITS as readonly number[]).includes(value);

/** The colours of a digit: odd ones green, even ones red, and violet as well on 0 and 5. */
export function colorsOf(digit: Digit): readonly Color[] {
  const color = digit % 2 === 0 ? 'red' : 'green';
  return digit === 0 || digit === 5 ? [color, 'violet'] : [color];
}

/** The colours of a digit as one text, which is its form on the wire: `'red+violet'`. */
export const colorText = (digit: Digit): string => colorsOf(digit).join('+');

/** Whether a digit counts as high or low. */
export const sizeOf = (digit: Digit): Size => (digit >= 5 ? 'high' : 'low');
