import { expect, test } from 'vitest';
import { curvePoints, gridLines, HEIGHT, WIDTH } from './curve';

test.each([0, 200, 6_000, 51_000])(
  'keeps the rising curve inside the chart after %d ms',
  (elapsed) => {
    const points = curvePoints(elapsed);
    expect(points[0]).toEqual({ x: 0, y: HEIGHT });
    points.slice(1).forEach((point, index) => {
      expect(point.x).toBeGreaterThanOrEqual(points[index]?.x ?? 0);
      expect(point.y).toBeLessThanOrEqual(points[index]?.y ?? HEIGHT);
      expect(point.x).toBeLessThanOrEqual(WIDTH);
      expect(point.y).toBeGreaterThan(0);
    });
  },
);

test("places the tip at its multiplier's height on the grid", () => {
  const lines = gridLines(20_000);
  const tip = curvePoints(20_000).at(-1);
  expect(lines.find(({ multiplier }) => multiplier === 300)?.y).toBeCloseTo(tip?.y ?? NaN);
});

test('draws between 3 and 7 lines, the first at 1.00', () => {
  for (let elapsed = 0; elapsed <= 51_000; elapsed += 500) {
    const lines = gridLines(elapsed);
    expect(lines[0]).toEqual({ multiplier: 100, y: HEIGHT });
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(7);
  }
});
