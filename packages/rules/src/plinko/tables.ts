/** Row counts supported by a board. */
export const ROWS = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type PlinkoRows = (typeof ROWS)[number];

/** Risk levels: a higher risk pays more at the edges and less in the middle. */
export const RISKS = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof RISKS)[number];

/** Default number of rows. The specification says 12 in one view and 10 in another. */
export const DEFAULT_ROWS: PlinkoRows = 12;
export const DEFAULT_RISK: PlinkoRisk = 'low';

/**
 * Payouts of the buckets in tenths of the stake, from the edge to the centre. The other half is a
 * mirror image.
 *
 * Source: the specification for low risk with 8 rows (5.6 to 0.5) and high risk with 16 rows
 * (1000). The other boards use tables that are published for Plinko.
 */
export const HALF_TABLES: Record<PlinkoRows, Record<PlinkoRisk, readonly number[]>> = {
  8: {
    low: [56, 21, 11, 10, 5],
    medium: [130, 30, 13, 7, 4],
    high: [290, 40, 15, 3, 2],
  },
  9: {
    low: [56, 20, 16, 10, 7],
    medium: [180, 40, 17, 9, 5],
    high: [430, 70, 20, 6, 2],
  },
  10: {
    low: [89, 30, 14, 11, 10, 5],
    medium: [220, 50, 20, 14, 6, 4],
    high: [760, 100, 30, 9, 3, 2],
  },
  11: {
    low: [84, 30, 19, 13, 10, 7],
    medium: [240, 60, 30, 18, 7, 5],
    high: [1200, 140, 52, 14, 4, 2],
  },
  12: {
    low: [100, 30, 16, 14, 11, 10, 5],
    medium: [330, 110, 40, 20, 11, 6, 3],
    high: [1700, 240, 81, 20, 7, 2, 2],
  },
  13: {
    low: [81, 40, 30, 19, 12, 9, 7],
    medium: [430, 130, 60, 30, 13, 7, 4],
    high: [2600, 370, 110, 40, 10, 2, 2],
  },
  14: {
    low: [71, 40, 19, 14, 13, 11, 10, 5],
    medium: [580, 150, 70, 40, 19, 10, 5, 2],
    high: [4200, 560, 180, 50, 19, 3, 2, 2],
  },
  15: {
    low: [150, 80, 30, 20, 15, 11, 10, 7],
    medium: [880, 180, 110, 50, 30, 13, 5, 3],
    high: [6200, 830, 270, 80, 30, 5, 2, 2],
  },
  16: {
    low: [160, 90, 20, 14, 14, 12, 11, 10, 5],
    medium: [1100, 410, 100, 50, 30, 15, 10, 5, 3],
    high: [10000, 1300, 260, 90, 40, 20, 2, 2, 2],
  },
};
