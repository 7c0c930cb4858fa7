import { expect, test } from 'vitest';
import { decimalsOf } from './decimals';
import { numberText, stepped } from './numberText';

test.each([
  ['en', '1,234.5', 1234.5],
  ['en', '1234.5', 1234.5],
  ['en', '0,5', 0.5],
  ['es', '1.234,5', 1234.5],
  ['es', '1.234', 1234],
  ['es', '1.5', 1.5],
  ['es', '1,234', 1.234],
  ['hi', '1,00,000', 100_000],
  ['fr', '1 234,5', 1234.5],
  ['de-CH', '1’234.5', 1234.5],
  ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
  ['fa', '−۱۲', -12],
  ['en', '-12', -12],
  ['en', '.5', 0.5],
])('parses numbers in %s: "%s" is %d', (language, text, value) => {
  expect(numberText(language, 3).parse(text)).toBe(value);
});

test.each(['en', 'hi', 'ar', 'ar-EG', 'es', 'tr', 'fa', 'sv', 'he'])(
  'parses a number formatted in %s as the same number',
  (language) => {
    const text = numberText(language, 2);
    for (const value of [0, 7, -1234.5, 1_234_567.89]) {
      expect(text.parse(text.format(value))).toBe(value);
      expect(text.isTyped(text.format(value))).toBe(true);
    }
  },
);

test.each(['', '-', '.', '1.2.3', '1,2,3', 'x', '1e3'])('rejects "%s"', (text) => {
  expect(numberText('en', 2).parse(text)).toBeUndefined();
});

test.each([
  [0, '9007199254740991', true],
  [0, '9007199254740993', false],
  [0, '-9,007,199,254,740,993', false],
  [2, '9999999999999.99', true],
  [2, '10000000000000', false],
  // The nearest `number` is 90071992547409.90625.
  [2, '90071992547409.91', false],
  [2, '1.239999999999999999', true],
])('with %d decimals, "%s" can be typed: %s', (decimals, text, expected) => {
  expect(numberText('en', decimals).isTyped(text)).toBe(expected);
});

test('accepts the start of a number, but not a letter', () => {
  const text = numberText('en', 2);
  for (const typed of ['', '-', '1.', '1,2']) expect(text.isTyped(typed)).toBe(true);
  for (const typed of ['x', '1-', '1e3']) expect(text.isTyped(typed)).toBe(false);
});

test.each([
  [0.1, 1, 0.1, 0, 0.2],
  [0.7, 1, 0.1, 0, 0.8],
  [7, 1, 5, 0, 10],
  [7, -1, 5, 0, 5],
  [10, 10, 5, 0, 60],
  [3, 1, 2, 1, 5],
  [-3, 1, 1, 0, -2],
])('moves from %d by %d steps of %d, counted from %d, to %d', (value, by, step, base, next) => {
  expect(stepped(value, by, step, base)).toBe(next);
});

test('counts the decimals of very small numbers', () => {
  expect(decimalsOf(5)).toBe(0);
  expect(decimalsOf(0.25)).toBe(2);
  expect(decimalsOf(1e-7)).toBe(7);
  expect(decimalsOf(1.5e21)).toBe(0);
});

test.each([0, 1, 2, 6])('formats the largest number with %d decimals exactly', (decimals) => {
  const text = numberText('en', decimals);
  for (const value of [text.largest, -text.largest]) {
    expect(text.plain(value).replace(/[-.]/g, '')).toBe(
      decimals === 0 ? '9007199254740991' : '9'.repeat(15),
    );
    expect(text.parse(text.format(value))).toBe(value);
    expect(text.isTyped(text.format(value))).toBe(true);
  }
});
