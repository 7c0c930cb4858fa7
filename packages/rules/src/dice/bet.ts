import { divide, MoneyError, reduce, type Rational } from '../money';
import { hundredthsText, type Hundredths } from './dice';

/** Number of possible rolls of the real-money game: 0.00 to 100.00. */
export const ROLLS = 10_001;

/** Maximum number of winning rolls of a bet. */
const MOST_WINNING = 9_800;

/**
 * 99 % of the stake in ten-thousandths, times 10,000 rolls. The multiple is this number divided by
 * the number of winning rolls.
 */
const PAID = 99_000_000n;

/** Denominator of the multiples, which have four decimals. */
const TEN_THOUSANDTHS = 10_000n;

export interface DiceBet {
  /**
   * Direction of the bet. An `over` bet wins with a roll above the target, an `under` bet below it.
   */
  readonly direction: 'over' | 'under';
  readonly target: Hundredths;
}

/**
 * Parses a number with at most two decimals, such as a target. Returns hundredths.
 *
 * @throws MoneyError for other text
 */
export function parseHundredths(value: string | number): Hundredths {
  const [, units = '', decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(String(value)) ?? [];
  if (units === '') throw new MoneyError(`"${value}" is not a number with two decimals.`);
  return Number(units) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Returns the number of winning rolls of a bet, out of 10,001. */
export const winningRolls = ({ direction, target }: DiceBet): number =>
  direction === 'over' ? ROLLS - 1 - target : target;

/** Returns true for a bet on offer: over 2.00 to 99.99, or under 0.01 to 98.00. */
export const isDiceBet = (bet: DiceBet): boolean => {
  const winning = winningRolls(bet);
  return Number.isInteger(winning) && winning >= 1 && winning <= MOST_WINNING;
};

/** Formats the settings of a bet as in its receipt, such as `over:50.00`. */
export const diceSettings = ({ direction, target }: DiceBet): string =>
  `${direction}:${hundredthsText(target)}`;

/**
 * Parses the settings of a bet, such as `over:50.00`. Returns undefined for a bet that is not on
 * offer.
 */
export function parseDiceSettings(settings: string): DiceBet | undefined {
  const [, direction, units, hundredths] =
    /^(over|under):(0|[1-9]\d?)\.(\d\d)$/.exec(settings) ?? [];
  if (direction === undefined) return undefined;
  const bet = { direction, target: Number(`${units}${hundredths}`) } as DiceBet;
  return isDiceBet(bet) ? bet : undefined;
}

/** Returns true if the bet wins with this roll. */
export const winsWith = (roll: Hundredths, { direction, target }: DiceBet): boolean =>
  direction === 'over' ? roll > target : roll < target;

/** Returns the multiple that a win pays, in ten-thousandths, rounded down. */
export const diceMultiple = (bet: DiceBet): Rational => ({
  numerator: PAID / BigInt(winningRolls(bet)),
  denominator: TEN_THOUSANDTHS,
});

/** Returns the chance to win, as if all rolls were equally likely. `diceReturns` is exact. */
export const diceChance = (bet: DiceBet): Rational =>
  reduce({ numerator: BigInt(winningRolls(bet)), denominator: BigInt(ROLLS) });

/** Returns the bet on offer whose number of winning rolls is nearest. */
function betWinning(direction: DiceBet['direction'], rolls: number): DiceBet {
  const winning = Math.min(Math.max(rolls, 1), MOST_WINNING);
  return { direction, target: direction === 'over' ? ROLLS - 1 - winning : winning };
}

/** Returns the bet on offer whose target is nearest. */
export const diceBetAt = (direction: DiceBet['direction'], target: Hundredths): DiceBet =>
  betWinning(direction, winningRolls({ direction, target }));

/** Returns the bet on offer whose multiple is nearest to a positive one. */
export const diceBetWithMultiple = (
  direction: DiceBet['direction'],
  { numerator, denominator }: Rational,
): DiceBet =>
  betWinning(direction, Number(divide(PAID * denominator, TEN_THOUSANDTHS * numerator, 'half-up')));

/** Returns the bet on offer whose chance to win is nearest. */
export const diceBetWithChance = (
  direction: DiceBet['direction'],
  { numerator, denominator }: Rational,
): DiceBet =>
  betWinning(direction, Number(divide(BigInt(ROLLS) * numerator, denominator, 'half-up')));

/** Returns the bet in the other direction with the same chance. */
export const oppositeBet = (bet: DiceBet): DiceBet =>
  betWinning(bet.direction === 'over' ? 'under' : 'over', winningRolls(bet));
