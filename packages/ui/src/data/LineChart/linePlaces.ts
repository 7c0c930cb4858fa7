import { percentOf } from '../charts/places';

/**
 * Returns the horizontal positions of points as percentages of the width.
 *
 * @throws Error if dates are not in order
 */
export function linePlaces(points: readonly (string | Date)[]): number[] {
  const at = points.map((point, index) => (typeof point === 'string' ? index : point.getTime()));
  if (at.some((time, index) => time < (at[index - 1] ?? -Infinity))) {
    throw new Error('The dates of a line chart are not in order, from the first to the last.');
  }
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  return at.map((time) => percentOf(time, first, last));
}
