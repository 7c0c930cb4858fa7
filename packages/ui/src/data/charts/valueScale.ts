import { nice, ticks } from 'd3-array';
import type { ChartValue } from './chartData';
import { percentOf } from './places';

export interface ValueScale<Value> {
  /** Returns the position of a value, in percent of the plot height from the top. */
  place: (value: Value) => number;
  ticks: readonly Value[];
  /** Position of zero, or of the axis end closest to zero. */
  base: number;
}

/**
 * Creates the vertical axis, with ticks at round numbers from the lowest to the highest value.
 *
 * @param fromZero true if the axis must include zero, as for bars
 */
export function valueScale<Value extends ChartValue>(
  values: readonly Value[],
  fromZero: boolean,
): ValueScale<Value> {
  const numbers = values.map(Number);
  let [low = 0, high = 0] = [numbers[0], numbers[0]];
  for (const number of numbers) [low, high] = [Math.min(low, number), Math.max(high, number)];
  if (fromZero || low === high) [low, high] = [Math.min(low, 0), Math.max(high, 0)];
  if (low === high) high = 1;
  const [bottom, top] = nice(low, high, 4);
  const place = (value: number) => 100 - percentOf(value, bottom, top);
  const whole = values.some((value) => typeof value === 'bigint');
  return {
    place: (value) => place(Number(value)),
    ticks: ticks(bottom, top, 4)
      .filter((tick) => !whole || Number.isInteger(tick))
      .map((tick) => (whole ? BigInt(tick) : tick) as Value),
    base: place(Math.min(Math.max(0, bottom), top)),
  };
}
