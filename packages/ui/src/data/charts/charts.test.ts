import { describe, expect, test } from 'vitest';
import { checkChart } from './chartData';
import { pickLabels } from './pickLabels';
import { bands } from './places';
import { valueScale } from './valueScale';

describe('the vertical axis', () => {
  test('has round limits and grid lines, with the highest value at the top', () => {
    const { place, ticks } = valueScale<number>([1180, 3180], false);
    expect(ticks).toEqual([1000, 1500, 2000, 2500, 3000, 3500]);
    expect(place(3500)).toBe(0);
    expect(place(1000)).toBe(100);
  });

  test('starts at zero for bars', () => {
    expect(valueScale<number>([1180, 3180], true)).toMatchObject({ base: 100 });
    expect(valueScale<number>([1180, 3180], true).place(0)).toBe(100);
    expect(valueScale([-5, -10], true)).toMatchObject({ base: 0 });
  });

  test.each([
    ['no value', []],
    ['only zeros', [0, 0]],
    ['one value', [7]],
    ['one negative value', [-7]],
    ['huge values', [1e300, -1e300]],
    ['tiny values', [1e-9, 2e-9]],
  ])('maps %s to positions from 0 to 100', (_, values) => {
    const { place, ticks, base } = valueScale<number>(values, false);
    expect(ticks.length).toBeGreaterThan(1);
    for (const at of [base, ...ticks.map(place), ...values.map(place)]) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(100);
    }
  });

  test('uses bigints for bigint values', () => {
    expect(valueScale([0n, 2n], false).ticks).toEqual([0n, 1n, 2n]);
    expect(valueScale([1_500_000n, 4_000_000n], true).ticks).toContain(2_000_000n);
  });
});

test.each([
  [1, 0.3, 0.3],
  [7, 0.3, 0.3],
  [4, 0.15, 0],
])(
  'fills the available space with %i bands, gaps of %f and margins of %f',
  (count, gap, margin) => {
    const { width, startOf } = bands(count, 80, gap, margin);
    const between = (width / (1 - gap)) * gap;
    const around = (width / (1 - gap)) * margin;
    expect(startOf(0)).toBeCloseTo(around);
    for (let index = 1; index < count; index += 1) {
      expect(startOf(index)).toBeCloseTo(startOf(index - 1) + width + between);
    }
    expect(startOf(count - 1) + width + around).toBeCloseTo(80);
  },
);

describe('point labels', () => {
  const even = (count: number) =>
    Array.from({ length: count }, (_, index) => (index * 100) / (count - 1));

  test.each([
    ['all of a few points', even(4), [0, 1, 2, 3]],
    ['some of many points, at equal distances', even(15), [0, 7, 14]],
    ['one of several points at the same place', [0, 0, 100, 100], [0, 2]],
    ['a single point', [50], [0]],
    ['no points', [], []],
  ])('are shown for %s', (_, places, expected) => {
    expect(pickLabels(places, 4 - (places.length > 4 ? 1 : 0)).map(({ index }) => index)).toEqual(
      expected,
    );
  });

  test.each(
    [2, 5, 8, 30, 31, 365].flatMap((count) => [4, 8].map((most) => [count, most] as const)),
  )('do not overlap and stay inside, for %i points with at most %i labels', (count, most) => {
    const bands = Array.from({ length: count }, (_, index) => ((index + 0.5) * 100) / count);
    for (const places of [even(count), bands]) {
      const picked = pickLabels(places, most);
      expect(picked.length).toBeLessThanOrEqual(most);
      expect(picked.length).toBeGreaterThanOrEqual(Math.min(count, 2));
      const boxes = picked.map(({ at, align, room }) => {
        const start = at - { start: 0, center: room / 2, end: room }[align];
        return [start, start + room] as const;
      });
      boxes.forEach(([start, end], index) => {
        expect(start).toBeGreaterThanOrEqual(-0.01);
        expect(end).toBeLessThanOrEqual(100.01);
        expect(start).toBeGreaterThanOrEqual((boxes[index - 1]?.[1] ?? 0) - 0.01);
      });
    }
  });
});

describe('invalid data', () => {
  const one = (values: (number | null)[]) => [{ name: 'One', values }];

  test.each([
    ['no series', { points: ['A'], series: [] }, 'from 1 to 4 series, but got 0'],
    [
      'two series with the same name',
      { points: ['A'], series: [...one([1]), ...one([2])] },
      'Two series of a chart have the same name',
    ],
    [
      'fewer values than points',
      { points: ['A', 'B'], series: one([1]) },
      '"One" has 1 values for 2 points',
    ],
    ['a value of NaN', { points: ['A'], series: one([NaN]) }, 'has the value NaN'],
    [
      'a mix of dates and texts',
      { points: ['A', new Date(0)], series: one([1, 2]) },
      'all dates or all texts',
    ],
    ['an invalid date', { points: [new Date(NaN)], series: one([1]) }, 'invalid date'],
  ])('%s is rejected with an explanation', (_, data, message) => {
    expect(() => checkChart(data)).toThrow(message);
  });
});
