export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = `${value}`.split('e');
  const fraction = digits.split('.')[1] ?? '';
  return Math.max(0, fraction.length - Number(exponent));
}

/** Removes rounding errors of binary fractions: 0.1 + 0.2 is 0.3. */
export const rounded = (value: number, decimals: number): number =>
  Number(value.toFixed(Math.min(decimals, 20)));
