export const INCOME_KINDS = ['direct', 'level', 'self', 'rebate', 'rank', 'locker'] as const;

export type IncomeKind = (typeof INCOME_KINDS)[number];

/** Bonuses on the dashboard, in display order. `betStatus` is the member's own winnings. */
export const BONUS_TYPES = ['direct', 'level', 'self', 'rebate', 'rank', 'betStatus'] as const;

export type BonusType = (typeof BONUS_TYPES)[number];
