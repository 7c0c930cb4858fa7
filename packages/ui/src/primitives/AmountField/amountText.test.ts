import { LARGEST_AMOUNT, parseUsdt, toDecimal } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { amountText, parseAmount, scaleAmount, textOfAmount } from './amountText';

test.each([
  ['', ''],
  ['.', '.'],
  ['.5', '.5'],
  ['007.', '007.'],
  ['0,5', '0.5'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234,567', '1234567'],
  [' $ 1 234.5 USDT\n', '1234.5'],
  ['0.1234567891', '0.123456'],
  ['9223372036854.775807', '9223372036854.775807'],
])('of "%s" a field holds "%s"', (raw, text) => {
  expect(amountText(raw, 6)).toBe(text);
});

test.each(['-1', '1e3', '1.2.3', '12,34,56', 'abc', '١', '9223372036854.775808', '9'.repeat(99)])(
  '"%s" does not get in',
  (raw) => {
    expect(amountText(raw, 6)).toBeUndefined();
  },
);

test('decimals beyond the given number are cut off', () => {
  expect(amountText('1.239', 2)).toBe('1.23');
  expect(amountText('1.239', 0)).toBe('1');
  expect(textOfAmount(parseUsdt('1.239'), 2)).toBe('1.23');
  expect(textOfAmount(parseUsdt('1.239'), 6)).toBe('1.239');
});

test.each([
  ['', undefined],
  ['.', undefined],
  ['x', undefined],
  ['0.000001', 1n],
  ['1,234.50', 1_234_500_000n],
])('"%s" stands for %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  ['1', 1n, 2n, '0.5'],
  ['0.01', 1n, 2n, '0.01'],
  ['0.01', 3n, 2n, '0.02'],
  ['0.05', 3n, 2n, '0.08'],
  ['12.34', 2n, 1n, '24.68'],
  ['0', 2n, 1n, '0'],
])('[PLINKO-01] %s x %d/%d in whole cents is %s', (amount, numerator, denominator, expected) => {
  const scaled = scaleAmount(parseUsdt(amount), { numerator, denominator }, 2);
  expect(toDecimal(scaled)).toBe(expected);
});

test('it stops at the largest amount, and at the most there is', () => {
  const twice = { numerator: 2n, denominator: 1n };
  const most = scaleAmount(LARGEST_AMOUNT, twice, 2);
  expect(most).toBeLessThanOrEqual(LARGEST_AMOUNT);
  expect(scaleAmount(most, twice, 2)).toBe(most);
  expect(scaleAmount(parseUsdt('8'), twice, 2, parseUsdt('12.345'))).toBe(parseUsdt('12.34'));
});
