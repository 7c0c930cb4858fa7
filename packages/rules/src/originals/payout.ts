import { formatUnits, multiply, type MicroUsdt, type Rational } from '../money';

/** Increment of stakes: 0.01 USDT. Every payout is then a whole number of micro-USDT. */
export const STAKE_STEP: MicroUsdt = 10_000n;

/** Returns the payout of a bet. It is exact for a stake of whole cents. */
export const payoutOf = (stake: MicroUsdt, multiple: Rational): MicroUsdt =>
  multiply(stake, multiple);

/** Formats a multiple with the decimals of its game: four in Dice and Mines, one in Plinko. */
export function multipleText({ numerator, denominator }: Rational): string {
  const decimals = String(denominator).length - 1;
  return formatUnits(numerator, decimals, decimals);
}

/**
 * Returns the maximum stake in whole cents whose win is within a bound. Undefined if no stake can
 * exceed the bound, as for a multiple up to 1.
 *
 * @param bound maximum win (payout less stake) of a bet
 */
export function largestStake(bound: MicroUsdt, multiple: Rational): MicroUsdt | undefined {
  const { numerator, denominator } = multiple;
  if (numerator <= denominator) return undefined;
  const stake = (bound * denominator) / (numerator - denominator);
  return (stake / STAKE_STEP) * STAKE_STEP;
}
