import { expect, test } from 'vitest';
import { latinDigits, plainDecimal } from './latinDigits';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['2٣/११', '23/11'],
  ['０１２３４５６７８９', '0123456789'],
  ['－１，２３４．５', '-1,234.5'],
])('converts %s to %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});

test.each([
  ['0,5', '0.5'],
  ['٠٫٥', '0.5'],
  ['१२.५', '12.5'],
  ['１２。５', '12.5'],
  ['1,234.5', '1.234.5'],
])('parses %s as the number %s', (text, decimal) => {
  expect(plainDecimal(text)).toBe(decimal);
});
