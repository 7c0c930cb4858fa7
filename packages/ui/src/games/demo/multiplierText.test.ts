import { expect, test } from 'vitest';
import { decimalText, multiplierText, shortMultiplierText } from './multiplierText';

test.each([
  [{ numerator: 49n, denominator: 44n }, '1.11x', '1.1136'],
  [{ numerator: 1n, denominator: 1n }, '1.00x', '1'],
  [{ numerator: 1_999n, denominator: 1_000n }, '1.99x', '1.999'],
  [{ numerator: 5_096_294n, denominator: 1n }, '5,096,294.00x', '5096294'],
  [{ numerator: 0n, denominator: 1n }, '0.00x', '0'],
])('%o reads %s, or %s', (multiplier, text, decimal) => {
  expect(multiplierText(multiplier)).toBe(text);
  expect(decimalText(multiplier)).toBe(decimal);
});

test('tenths read in full', () => {
  expect(shortMultiplierText({ numerator: 56n, denominator: 10n })).toBe('5.6x');
  expect(shortMultiplierText({ numerator: 10_000n, denominator: 10n })).toBe('1000x');
});
