/** Kinds of income of a member. */
export const INCOME_KINDS = ['direct', 'level', 'self', 'rebate', 'rank', 'locker'] as const;

export type IncomeKind = (typeof INCOME_KINDS)[number];

/**
 * Bonuses on the dashboard, in display order. `betStatus` is the winnings from the member's own
 * bets.
 */
export const BONUS_TYPES = ['direct', 'level', 'self', 'rebate', 'rank', 'betStatus'] as const;

export type BonusType = (typeof BONUS_TYPES)[number];
