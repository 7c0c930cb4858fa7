/** Between which amounts the smallest withdrawal of a brand is, in whole USDT. */
export const WITHDRAWAL_MINIMUMS = { least: 10, most: 1000 } as const;
