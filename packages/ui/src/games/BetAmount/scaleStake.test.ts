import { LARGEST_AMOUNT, parseUsdt, toDecimal } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { scaleStake } from './scaleStake';

test.each([
  ['1', 1n, 2n, '0.5'],
  ['0.01', 1n, 2n, '0.01'],
  ['0.01', 3n, 2n, '0.02'],
  ['0.05', 3n, 2n, '0.08'],
  ['12.34', 2n, 1n, '24.68'],
  ['0', 2n, 1n, '0'],
])('[PLINKO-01] %s x %d/%d is %s', (stake, numerator, denominator, expected) => {
  expect(toDecimal(scaleStake(parseUsdt(stake), { numerator, denominator }))).toBe(expected);
});

test('it stops at the largest amount', () => {
  const most = scaleStake(LARGEST_AMOUNT, { numerator: 2n, denominator: 1n });
  expect(most).toBeLessThanOrEqual(LARGEST_AMOUNT);
  expect(scaleStake(most, { numerator: 2n, denominator: 1n })).toBe(most);
});
