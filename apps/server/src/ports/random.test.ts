import { expect, test } from 'vitest';
import { randomText, type Random } from './random';

/** Creates a source that returns all byte values in turn. */
function counting(): Random {
  let next = 0;
  return { bytes: (count) => Uint8Array.from({ length: count }, () => next++ % 256) };
}

test('draws every character with equal probability', () => {
  const text = randomText(counting(), 'abc', 255);
  const counts = ['a', 'b', 'c'].map((letter) => text.split(letter).length - 1);
  expect(counts).toEqual([85, 85, 85]);
});

test('returns a text of the requested length', () => {
  expect(randomText(counting(), 'ab', 7)).toBe('abababa');
});
