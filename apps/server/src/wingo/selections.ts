import { COLORS, DIGITS, type WingoBet } from '@platform/rules/wingo';

/** All possible bets, in the order of the board. */
export const SELECTIONS: readonly WingoBet[] = [
  ...COLORS.map((betValue) => ({ betType: 'color', betValue }) as const),
  ...DIGITS.map((betValue) => ({ betType: 'number', betValue }) as const),
  { betType: 'high', betValue: 'high' },
  { betType: 'low', betValue: 'low' },
];
