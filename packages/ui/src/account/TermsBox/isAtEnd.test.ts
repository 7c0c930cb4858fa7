import { expect, test } from 'vitest';
import { isAtEnd } from './isAtEnd';

const box = (scrollTop: number, scrollHeight = 1000) =>
  isAtEnd({ scrollTop, scrollHeight, clientHeight: 300 });

test('[REG-05] counts a position within 1 pixel of the end as the end', () => {
  expect(box(700)).toBe(true);
  expect(box(699)).toBe(true);
  expect(box(699.4)).toBe(true);
  expect(box(698.9)).toBe(false);
  expect(box(0)).toBe(false);
});

test('[REG-05] counts text that fits as scrolled to the end', () => {
  expect(box(0, 300)).toBe(true);
});

test('counts an element without layout as unread', () => {
  expect(isAtEnd({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 })).toBe(false);
});
