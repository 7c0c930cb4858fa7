/** Returns the position of a value between `low` and `high`, in percent, or 50 if both are equal. */
export const percentOf = (value: number, low: number, high: number): number =>
  low === high ? 50 : ((value - low) / (high - low)) * 100;

export interface Bands {
  width: number;
  startOf: (index: number) => number;
}

/**
 * Returns bands of equal width that fill `extent`.
 *
 * @param gap space between two bands, as a fraction of a band including its gap
 * @param margin space before the first and after the last band, as the same fraction
 */
export function bands(count: number, extent: number, gap: number, margin: number): Bands {
  const step = extent / (count - gap + 2 * margin);
  return { width: step * (1 - gap), startOf: (index) => step * (index + margin) };
}
