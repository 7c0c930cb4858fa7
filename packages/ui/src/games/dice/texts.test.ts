import { expect, test } from 'vitest';
import { parseHundredths } from './texts';

test.each([
  ['50', 5_000],
  ['67.3', 6_730],
  ['67.', 6_700],
  ['.5', 50],
  ['100.00', 10_000],
  ['', 'empty'],
  ['.', 'empty'],
  ['100.01', undefined],
  ['999', undefined],
  ['-1', undefined],
  ['1.234', undefined],
])('parses %j as %j', (text, value) => {
  expect(parseHundredths(text)).toBe(value);
});
