import type { Problem } from '../fields';
import { divide, parseUsdt, toDecimal, type MicroUsdt } from '../money';

/** The bet amounts that a player chooses from, 0.01 to 10000 USDT. */
export const AMOUNT_CHOICES: readonly MicroUsdt[] = [
  '0.01',
  '0.1',
  '1',
  '10',
  '100',
  '1000',
  '5000',
  '10000',
].map(parseUsdt);

/** The multipliers beside X1: X2 to X100. */
export const MULTIPLIERS = [2, 3, 5, 10, 20, 50, 100] as const;

/** The smallest stake, and the step between two stakes: 0.01 USDT. */
export const MINIMUM_STAKE: MicroUsdt = 10_000n;

/** Says whether a text is allowed in the quantity field: digits and one optional decimal point. */
export const isQuantity = (text: string): boolean => /^\d*\.?\d*$/.test(text);

/**
 * The stake of the bet dialog: amount x quantity x multiplier, rounded half up to 2 decimals.
 * A quantity still being typed (empty, or a lone point) counts as zero.
 *
 * @param multiplier a whole number; 1 when none is chosen
 * @throws RangeError for a quantity outside the grammar of `isQuantity`
 */
export function finalAmount(
  choice: MicroUsdt,
  quantityText: string,
  multiplier: number,
): MicroUsdt {
  if (!isQuantity(quantityText)) {
    throw new RangeError(
      `"${quantityText}" is not a quantity: use digits and at most one decimal point.`,
    );
  }
  const [whole = '', fraction = ''] = quantityText.split('.');
  const quantity = BigInt(whole + fraction);
  const hundredths = divide(
    choice * quantity * BigInt(multiplier),
    MINIMUM_STAKE * 10n ** BigInt(fraction.length),
    'half-up',
  );
  return hundredths * MINIMUM_STAKE;
}

/** Why a stake cannot be taken; `undefined` when it can. */
export function stakeProblem(stake: MicroUsdt): Problem | undefined {
  if (stake < MINIMUM_STAKE) {
    return { code: 'stakeTooSmall', params: { minimum: toDecimal(MINIMUM_STAKE) } };
  }
  if (stake % MINIMUM_STAKE !== 0n) return { code: 'stakeTooPrecise', params: { decimals: 2 } };
  return undefined;
}
