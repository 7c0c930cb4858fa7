import { scaleLinear } from 'd3-scale';
import type { ChartValue } from './chartData';

export interface ValueScale<Value> {
  /** Where a value is, in percent of the plot's height from above. */
  place: (value: Value) => number;
  /** The values with a line and a label. */
  ticks: readonly Value[];
  /** Where zero is, or the end of the axis that is nearest to it. */
  base: number;
}

/**
 * The vertical axis: round numbers from the lowest to the highest value.
 *
 * @param fromZero zero is on the axis, as the length of bars demands
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
  const scale = scaleLinear().domain([low, high]).range([100, 0]).nice(4);
  const whole = values.some((value) => typeof value === 'bigint');
  const ticks = scale.ticks(4).filter((tick) => !whole || Number.isInteger(tick));
  const [bottom = 0, top = 0] = scale.domain();
  return {
    place: (value) => scale(Number(value)),
    ticks: ticks.map((tick) => (whole ? BigInt(tick) : tick) as Value),
    base: scale(Math.min(Math.max(0, bottom), top)),
  };
}
