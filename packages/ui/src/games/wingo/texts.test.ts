import { oddsOf, returnToPlayer } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import { multipleText, percentText } from './texts';

test('[WINGO-11] multiples and shares read exactly', () => {
  const violet = { betType: 'color', betValue: 'violet' } as const;
  expect(multipleText(oddsOf(violet, 0))).toBe('4.5x');
  expect(percentText(returnToPlayer(violet))).toBe('88.2%');
  expect(percentText(returnToPlayer({ betType: 'color', betValue: 'red' }))).toBe('93.1%');
});
