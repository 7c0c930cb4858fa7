import { LARGEST_AMOUNT, parseUsdt, toDecimal } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { formatAmount } from '../../data/Amount/amountFormat';
import {
  amountText,
  isPasted,
  parseAmount,
  scaleAmount,
  textOfAmount,
  type AmountKind,
} from './amountText';

const usdt = (decimals: number): AmountKind => ({ currency: 'USDT', scale: 6, decimals });
const EUR: AmountKind = { currency: 'EUR', scale: 2, decimals: 2 };
const YEN: AmountKind = { currency: 'JPY', scale: 0, decimals: 0 };
const ETHER: AmountKind = { currency: 'ETH', scale: 18, decimals: 18 };

test.each([
  ['', ''],
  ['.', '.'],
  ['.5', '.5'],
  ['007.', '007.'],
  ['0,5', '0.5'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['12,34,567.89', '1234567.89'],
  ['1’234.50', '1234.50'],
  ['1,234', '1.234'],
  ['1.250', '1.250'],
  ['١٢٫٥', '12.5'],
  ['\u200f۱٬۲۳۴٫۵۰', '1234.50'],
  ['१२.५', '12.5'],
  [' $ 1 234.5 USDT\n', '1234.5'],
  ['0.1234567891', '0.123456'],
  ['9223372036854.775807', '9223372036854.775807'],
])('formats "%s" as "%s"', (raw, text) => {
  expect(amountText(raw, usdt(6))).toBe(text);
});

test.each(['-1', '1e3', '1.2.3', '12,34,56', 'abc', '9223372036854.775808', '9'.repeat(99)])(
  'refuses "%s"',
  (raw) => {
    expect(amountText(raw, usdt(6))).toBeUndefined();
  },
);

test.each([
  ['es', '0,500', '0.500'],
  ['es', '12,345 USDT', '12.345'],
  ['tr', '12,345', '12.345'],
  ['es', '1.250', '1.250'],
  ['en', '1.250', '1.250'],
  ['en', '12,345', '12345'],
  ['en', '0,500', '0.500'],
  ['hi', '1,250', '1250'],
  ['ar', '١٫٢٥٠', '1.250'],
  ['fr', '1.250', '1.250'],
  ['es', '1,234.50', '1234.50'],
  ['en', '1.234,50', '1234.50'],
  ['es', '1234.567', '1234.567'],
])('reads amounts pasted in %s: "%s" is %s', (language, raw, text) => {
  expect(amountText(raw, usdt(6), language)).toBe(text);
});

test.each(['en', 'es', 'tr', 'hi', 'ar', 'ar-MA', 'fr', 'de-CH'])(
  'reads a pasted amount in the format of %s as the same amount',
  (language) => {
    for (const amount of ['0.500', '1.250', '12.345', '1234.5', '1234567.891'].map(parseUsdt)) {
      for (const decimals of [2, 3] as const) {
        const shown = formatAmount(amount, decimals, language);
        const pasted = parseAmount(amountText(shown, usdt(6), language) ?? '');
        expect(formatAmount(pasted ?? 0n, decimals, language)).toBe(shown);
      }
    }
  },
);

test('treats single keys and undo as typing, and longer insertions as pasting', () => {
  expect(isPasted('1.25', '1.250', 'insertText')).toBe(false);
  expect(isPasted('1.23456', '1.236', 'deleteContentBackward')).toBe(false);
  expect(isPasted('5', '1.250', 'historyUndo')).toBe(false);
  expect(isPasted('9.99', '1.250', 'insertFromPaste')).toBe(true);
  expect(isPasted('', '1.250')).toBe(true);
});

test('truncates decimals beyond the limit', () => {
  expect(amountText('1.239', usdt(2))).toBe('1.23');
  expect(amountText('1.239', usdt(0))).toBe('1');
  expect(textOfAmount(parseUsdt('1.239'), usdt(2))).toBe('1.23');
  expect(textOfAmount(parseUsdt('1.239'), usdt(6))).toBe('1.239');
});

test.each([
  ['', undefined],
  ['.', undefined],
  ['x', undefined],
  ['0.000001', 1n],
  ['1,234.50', 1_234_500_000n],
  ['1,234', 1_234_000_000n],
  ['1.250', 1_250_000n],
])('parses "%s" as %s', (text, amount) => {
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
  const scaled = scaleAmount(parseUsdt(amount), { numerator, denominator }, usdt(2));
  expect(toDecimal(scaled)).toBe(expected);
});

test('limits the amount to the maximum and to the given limit', () => {
  const twice = { numerator: 2n, denominator: 1n };
  const most = scaleAmount(LARGEST_AMOUNT, twice, usdt(2));
  expect(most).toBeLessThanOrEqual(LARGEST_AMOUNT);
  expect(scaleAmount(most, twice, usdt(2))).toBe(most);
  expect(scaleAmount(parseUsdt('8'), twice, usdt(2), parseUsdt('12.345'))).toBe(parseUsdt('12.34'));
});

test.each([
  [' 1.234,50 eur', EUR, '1234.50', 1_234_50n],
  ['€0.999', EUR, '0.99', 99n],
  ['¥1,200', YEN, '1200', 1200n],
  ['7.9', YEN, '7', 7n],
  ['20.000000000000000001 ETH', ETHER, '20.000000000000000001', 20_000_000_000_000_000_001n],
  ['9223372036854.77', EUR, '9223372036854.77', 922_337_203_685_477n],
])('parses the text and amount of "%s" in another currency', (raw, kind, text, amount) => {
  expect(amountText(raw, kind, 'en')).toBe(text);
  expect(parseAmount(text, kind.scale)).toBe(amount);
  expect(parseAmount(textOfAmount(amount, kind), kind.scale)).toBe(amount);
});

test.each([
  ['1 USDT', EUR],
  ['9223372036854.78', EUR],
  ['9223372036855', YEN],
  ['9223372036854.775808', ETHER],
])('refuses "%s" in another currency', (raw, kind) => {
  expect(amountText(raw, kind)).toBeUndefined();
});

test('formats and multiplies amounts of other currencies in their own unit, without trailing zeros', () => {
  expect(textOfAmount(100_00n, EUR)).toBe('100');
  expect(textOfAmount(100n, YEN)).toBe('100');
  expect(textOfAmount(10_50n, EUR)).toBe('10.5');
  expect(scaleAmount(3n, { numerator: 1n, denominator: 2n }, YEN)).toBe(2n);
});
