/** Range of minimum withdrawals that a brand can choose, in whole USDT. */
export const WITHDRAWAL_MINIMUMS = { least: 10, most: 1000 } as const;
