import type { Problem } from '../fields';
import { divide, parseUsdt, toDecimal, type MicroUsdt } from '../money';

/** Amounts in the bet dialog, 0.01 to 10000 USDT. */
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

/** Preset stakes of a board, a selection of the amounts in the bet dialog. */
export const STAKE_PRESETS: readonly MicroUsdt[] = ['0.1', '1', '10', '100', '1000'].map(parseUsdt);

/** Multipliers of the bet dialog. */
export const MULTIPLIERS = [2, 3, 5, 10, 20, 50, 100] as const;

/** Minimum stake, and the step between stakes: 0.01 USDT. */
export const MINIMUM_STAKE: MicroUsdt = 10_000n;

/** Returns true if the quantity field accepts the text: digits and an optional decimal point. */
export const isQuantity = (text: string): boolean => /^\d*\.?\d*$/.test(text);

/**
 * Returns the stake in the bet dialog: amount x quantity x multiplier, rounded half up to cents. An
 * incomplete quantity (empty, or only a point) counts as zero.
 *
 * @param multiplier an integer; 1 if none is chosen
 * @throws RangeError for a quantity that `isQuantity` refuses
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

export function stakeProblem(stake: MicroUsdt): Problem | undefined {
  if (stake < MINIMUM_STAKE) {
    return { code: 'stakeTooSmall', params: { minimum: toDecimal(MINIMUM_STAKE) } };
  }
  if (stake % MINIMUM_STAKE !== 0n) return { code: 'stakeTooPrecise', params: { decimals: 2 } };
  return undefined;
}
