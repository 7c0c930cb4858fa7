import { expect, test } from 'vitest';
import { isAtEnd } from './isAtEnd';

const box = (scrollTop: number, scrollHeight = 1000) =>
  isAtEnd({ scrollTop, scrollHeight, clientHeight: 300 });

test('[REG-05] the end is reached within 1 pixel', () => {
  expect(box(700)).toBe(true);
  expect(box(699)).toBe(true);
  expect(box(699.4)).toBe(true);
  expect(box(698.9)).toBe(false);
  expect(box(0)).toBe(false);
});

test('[REG-05] a text that fits has been read', () => {
  expect(box(0, 300)).toBe(true);
});

test('a box that is not laid out has not been read', () => {
  expect(isAtEnd({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 })).toBe(false);
});
