import type { IncomeKind } from '@platform/rules/funds';

export { BONUS_TYPES } from '@platform/rules/funds';

/** Kinds of income that have a history, by the names of the histories. */
export const INCOME_HISTORIES = {
  Trade_profit: 'rebate',
  Trade_level_income: 'level',
  Self_deposit_bonus: 'self',
  Refer_income: 'direct',
  Locker_profit: 'locker',
} as const satisfies Readonly<Record<string, IncomeKind>>;

type IncomeHistoryName = keyof typeof INCOME_HISTORIES;

/** Names of the histories, in the order of the menu. */
export const INCOME_TYPES = Object.keys(INCOME_HISTORIES) as readonly IncomeHistoryName[];
