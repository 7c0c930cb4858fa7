import { expect, test } from 'vitest';
import { latinDigits } from './latinDigits';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['2٣/११', '23/11'],
])('%s is %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});
