import { bucketOf, drawPath, ROWS } from '@platform/rules/plinko';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../samples/random';
import {
  BALL,
  ballAt,
  boardHeight,
  boardWidth,
  fallDuration,
  MARGIN,
  PEG,
  pegsOf,
} from './geometry';

test.each(ROWS)('[PLINKO-02] ends in the middle of its bucket after %d rows', (rows) => {
  const random = seededRandom(rows);
  for (let ball = 0; ball < 50; ball += 1) {
    const path = drawPath(rows, random);
    const end = ballAt(path, rows, fallDuration(rows));
    expect(end.x).toBeCloseTo(MARGIN + bucketOf(path) + 0.5);
    expect(end.y + BALL + PEG).toBeCloseTo(boardHeight(rows));
  }
});

test('starts above the middle, never leaves the board, and never jumps', () => {
  const path = drawPath(16, seededRandom(1));
  const start = ballAt(path, 16, 0);
  expect(start.x).toBeCloseTo(boardWidth(16) / 2);
  expect(start.y).toBeGreaterThan(BALL);
  let last = start;
  for (let elapsed = 0; elapsed <= fallDuration(16) + 500; elapsed += 5) {
    const place = ballAt(path, 16, elapsed);
    expect(place.x).toBeGreaterThan(0);
    expect(place.x).toBeLessThan(boardWidth(16));
    expect(Math.hypot(place.x - last.x, place.y - last.y)).toBeLessThan(0.15);
    last = place;
  }
});

test('never passes through a peg', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const path = drawPath(8, seededRandom(seed));
    for (let elapsed = 0; elapsed <= fallDuration(8); elapsed += 5) {
      const ball = ballAt(path, 8, elapsed);
      const nearest = Math.min(...pegsOf(8).map(({ x, y }) => Math.hypot(x - ball.x, y - ball.y)));
      expect(nearest).toBeGreaterThan(BALL);
    }
  }
});

test('[PLINKO-02] has one more peg in each row, three in the first, and all within the board', () => {
  const pegs = pegsOf(8);
  const rows = Array.from(
    { length: 8 },
    (_, row) => pegs.filter(({ y }) => Math.floor(y) === row + 1).length,
  );
  expect(rows).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { x } of pegs) {
    expect(x).toBeGreaterThanOrEqual(PEG);
    expect(x).toBeLessThanOrEqual(boardWidth(8) - PEG);
  }
});
