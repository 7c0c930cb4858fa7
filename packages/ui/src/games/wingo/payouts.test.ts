import type { WingoBet } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import { gameFigures } from '../gameFigures';
import { returnText, payoutsOf } from './payouts';

const figures = gameFigures('en');

const shown = (bet: WingoBet) =>
  payoutsOf(bet).map(
    ({ digits, multiple }) => `${digits.join(' ')}: ${figures.multiple(multiple)}`,
  );

test('[WINGO-11] returns the payouts of each bet, best first', () => {
  expect(shown({ betType: 'color', betValue: 'green' })).toEqual(['1 3 7 9: 2x', '5: 1.5x']);
  expect(shown({ betType: 'color', betValue: 'red' })).toEqual(['2 4 6 8: 2x', '0: 1.5x']);
  expect(shown({ betType: 'color', betValue: 'violet' })).toEqual(['0 5: 4.5x']);
  expect(shown({ betType: 'number', betValue: 7 })).toEqual(['7: 9x']);
  expect(shown({ betType: 'high', betValue: 'high' })).toEqual(['5 6 7 8 9: 2x']);
  expect(shown({ betType: 'low', betValue: 'low' })).toEqual(['0 1 2 3 4: 2x']);
});

test('[WINGO-11] formats the payouts of 1 USDT after the fee, lowest first', () => {
  const paid = (bet: WingoBet) => returnText(bet, figures);
  expect(paid({ betType: 'color', betValue: 'green' })).toBe('1.47–1.96x');
  expect(paid({ betType: 'color', betValue: 'violet' })).toBe('4.41x');
  expect(paid({ betType: 'low', betValue: 'low' })).toBe('1.96x');
  expect(paid({ betType: 'number', betValue: 3 })).toBe('8.82x');
});
