import { BONUS_TYPES, INCOME_TYPES } from '@platform/api';
import { expect, test } from 'vitest';
import { titleOf } from './titleOf';

test('[INC-01] a history of income is titled after its type', () => {
  expect(INCOME_TYPES.map(titleOf)).toEqual([
    'Trade Profit',
    'Trade Level Income',
    'Self Deposit Bonus',
    'Refer Income',
    'Locker Profit',
  ]);
});

test('[INC-02] and so is that of a bonus', () => {
  expect(BONUS_TYPES.map(titleOf)).toEqual([
    'Direct',
    'Level',
    'Self',
    'Rebate',
    'Rank',
    'Bet Status',
  ]);
});
