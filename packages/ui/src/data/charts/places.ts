/** How far a value is from `low` to `high`, in percent; 50 where they are the same. */
export const percentOf = (value: number, low: number, high: number): number =>
  low === high ? 50 : ((value - low) / (high - low)) * 100;

export interface Bands {
  /** How wide each band is. */
  width: number;
  startOf: (index: number) => number;
}

/**
 * Bands of equal width side by side, which fill `extent`.
 *
 * @param gap the space between two, as a part of a band and its gap
 * @param margin the space before the first and after the last, in the same measure
 */
export function bands(count: number, extent: number, gap: number, margin: number): Bands {
  const step = extent / (count - gap + 2 * margin);
  return { width: step * (1 - gap), startOf: (index) => step * (index + margin) };
}
