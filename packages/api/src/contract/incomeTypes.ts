/** The kinds of income that have a history of their own. */
export const INCOME_TYPES = [
  'Trade_profit',
  'Trade_level_income',
  'Self_deposit_bonus',
  'Refer_income',
  'Locker_profit',
] as const;

/** The bonuses of the dashboard by the `type` under which `bonus` lists them. */
export const BONUS_TYPES = ['direct', 'level', 'self', 'rebate', 'rank', 'betStatus'] as const;
