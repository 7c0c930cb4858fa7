/** Bounds for the smallest withdrawal of a brand, in whole USDT. */
export const WITHDRAWAL_MINIMUMS = { least: 10, most: 1000 } as const;
