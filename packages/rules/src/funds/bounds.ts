/** Range that a brand can choose its smallest withdrawal from, in whole USDT. */
export const WITHDRAWAL_MINIMUMS = { least: 10, most: 1000 } as const;
