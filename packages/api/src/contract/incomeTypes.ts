import type { IncomeKind } from '@platform/rules/funds';

export { BONUS_TYPES } from '@platform/rules/funds';

/** Kinds of income, by history name. */
export const INCOME_HISTORIES = {
  Trade_profit: 'rebate',
  Trade_level_income: 'level',
  Self_deposit_bonus: 'self',
  Refer_income: 'direct',
  Locker_profit: 'locker',
} as const satisfies Readonly<Record<string, IncomeKind>>;

type IncomeHistoryName = keyof typeof INCOME_HISTORIES;

/** History names, in menu order. */
export const INCOME_TYPES = Object.keys(INCOME_HISTORIES) as readonly IncomeHistoryName[];
