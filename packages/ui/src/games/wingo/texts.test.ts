import { oddsOf, returnToPlayer } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import { colorNames, multipleText, percentText } from './texts';

test('[WINGO-11] multiples and shares read exactly', () => {
  const violet = { betType: 'color', betValue: 'violet' } as const;
  expect(multipleText(oddsOf(violet, 0))).toBe('4.5x');
  expect(percentText(returnToPlayer(violet))).toBe('88.2%');
  expect(percentText(returnToPlayer({ betType: 'color', betValue: 'red' }))).toBe('93.1%');
});

test('[WINGO-07] 0 and 5 carry two colours', () => {
  expect([0, 5, 7, 8].map((number) => colorNames(number as 0))).toEqual([
    'red and violet',
    'green and violet',
    'green',
    'red',
  ]);
});
