import { formatUnits, USDT_DECIMALS } from '@platform/rules/money';
import { latinFormat } from '../../internal/latinFormat';
import { useLanguage } from '../../theme/Messages';

/** How many decimals amounts are shown with: see `AmountProps`. */
export type ShownDecimals = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * An amount as a language writes it: '1,234.50', '1.234,50', '1,00,000.00'.
 *
 * @param language a BCP 47 tag
 * @param scale how many decimals the unit of `value` is
 */
export const formatAmount = (
  value: bigint,
  decimals: ShownDecimals,
  language: string,
  scale = USDT_DECIMALS,
): string =>
  // As text, which `Intl` reads exactly: an amount may have more digits than a number holds.
  latinFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(formatUnits(value, scale, decimals) as `${number}`);

/** Writes amounts as the reader's language does, for texts that an `Amount` cannot be in. */
export function useAmountFormat(): (
  value: bigint,
  decimals?: ShownDecimals,
  scale?: number,
) => string {
  const language = useLanguage();
  return (value, decimals = 2, scale = USDT_DECIMALS) =>
    formatAmount(value, decimals, language, scale);
}
