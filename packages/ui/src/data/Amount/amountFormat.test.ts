import { parseUsdt } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { formatAmount } from './amountFormat';

test.each([
  ['en', '1234567.891', '1,234,567.89'],
  ['es', '1234567.891', '1.234.567,89'],
  ['hi', '1234567.891', '12,34,567.89'],
  ['tr', '-1234.5', '-1.234,50'],
  ['en', '-0.001', '0.00'],
])('formats amounts in %s: %s as %s', (language, amount, text) => {
  expect(formatAmount(parseUsdt(amount), 2, language)).toBe(text);
});

test('uses Latin digits in Arabic, like amount fields', () => {
  expect(formatAmount(parseUsdt('1234.5'), 2, 'ar')).toMatch(/^1[.,]234[.,]50$/);
});

test('accepts a language tag that already has an extension', () => {
  expect(formatAmount(parseUsdt('1234.5'), 2, 'ar-EG-u-nu-arab')).toMatch(/^1[.,]234[.,]50$/);
});

test('formats amounts beyond double precision exactly', () => {
  expect(formatAmount(999_999_999_999_999_999n, 4, 'es')).toBe('1.000.000.000.000,0000');
  expect(formatAmount(parseUsdt('9007199254740.993001'), 4, 'en')).toBe('9,007,199,254,740.9930');
});
