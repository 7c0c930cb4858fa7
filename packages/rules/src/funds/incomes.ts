/** Kinds of income that a member receives. */
export const INCOME_KINDS = ['direct', 'level', 'self', 'rebate', 'rank', 'locker'] as const;

export type IncomeKind = (typeof INCOME_KINDS)[number];

/** Bonuses of the dashboard, in its order. `betStatus` is what the member's own bets have won. */
export const BONUS_TYPES = ['direct', 'level', 'self', 'rebate', 'rank', 'betStatus'] as const;

export type BonusType = (typeof BONUS_TYPES)[number];
