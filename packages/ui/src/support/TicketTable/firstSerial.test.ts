import { expect, it } from 'vitest';
import { firstSerial } from './firstSerial';

it.each([
  ['the first page of several', 10, 1, 4, 34, 1],
  ['a page in the middle', 10, 3, 4, 34, 21],
  ['a short last page', 4, 4, 4, 34, 31],
  ['the only page', 3, 1, 1, 3, 1],
  ['an empty history', 0, 1, 0, 0, 1],
])('[SUP-01] returns the serial number for %s', (_name, count, current, pages, total, first) => {
  expect(firstSerial({ rows: Array(count).fill(null), current, pages, total })).toBe(first);
});
