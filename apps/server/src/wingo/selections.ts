import { USDT, type MicroUsdt } from '@platform/rules/money';
import {
  betTexts,
  COLORS,
  DIGITS,
  payout,
  type BetType,
  type Digit,
  type WingoBet,
} from '@platform/rules/wingo';

/** All possible bets, in the order of the board. */
export const SELECTIONS: readonly WingoBet[] = [
  ...COLORS.map((betValue) => ({ betType: 'color', betValue }) as const),
  ...DIGITS.map((betValue) => ({ betType: 'number', betValue }) as const),
  { betType: 'high', betValue: 'high' },
  { betType: 'low', betValue: 'low' },
];

/** Payout per staked USDT on a selection. */
export interface Rate {
  betType: BetType;
  betValue: string;
  perUsdt: MicroUsdt;
}

/** Returns the selections that win on a digit in a round that ends at `endsAt`, epoch ms. */
export const winningRates = (digit: Digit, endsAt: number): Rate[] =>
  SELECTIONS.map((bet) => ({
    ...betTexts(bet),
    perUsdt: payout(bet, USDT, digit, endsAt),
  })).filter(({ perUsdt }) => perUsdt > 0n);

/** Payouts of a voided round: the full stakes, including fees. */
export const REFUND_RATES: readonly Rate[] = SELECTIONS.map((bet) => ({
  ...betTexts(bet),
  perUsdt: USDT,
}));
