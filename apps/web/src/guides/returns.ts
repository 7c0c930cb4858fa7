import { COLORS, DIGITS, parseBet, returnToPlayer, type WingoBet } from '@platform/rules/wingo';
import { percentText } from './figures';
import { paysText } from './wingo';

/** Every bet there is, by its name. */
const BETS: readonly [name: string, bet: WingoBet][] = [
  ...COLORS.map((color) => [color, parseBet('color', color)] as const),
  ...DIGITS.map((digit) => [String(digit), parseBet('number', String(digit))] as const),
  ...(['high', 'low'] as const).map((size) => [size, parseBet(size, size)] as const),
].map(([name, bet]) => [name.charAt(0).toUpperCase() + name.slice(1), bet]);

/** What every bet on Wingo pays, and its exact return. */
export const wingoReturns = {
  caption: 'Wingo, every bet',
  columns: ['Bet', 'Pays', 'Return'],
  rows: BETS.map(([name, bet]) => [name, paysText(bet), percentText(returnToPlayer(bet))]),
};
