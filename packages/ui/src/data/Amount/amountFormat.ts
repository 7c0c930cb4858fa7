import { formatUnits, USDT_DECIMALS } from '@platform/rules/money';
import { latinFormat } from '../../internal/latinFormat';
import { useLanguage } from '../../theme/Messages';

export type ShownDecimals = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * Formats an amount in a language: '1,234.50', '1.234,50', '1,00,000.00'.
 * @param language a BCP 47 tag
 * @param scale number of decimals in the unit of `value`
 */
export const formatAmount = (
  value: bigint,
  decimals: ShownDecimals,
  language: string,
  scale = USDT_DECIMALS,
): string =>
  // Passes a string to `Intl`, because the amount may have more digits than a number can represent.
  latinFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(formatUnits(value, scale, decimals) as `${number}`);

/** Returns a function that formats amounts in the user's language. */
export function useAmountFormat(): (
  value: bigint,
  decimals?: ShownDecimals,
  scale?: number,
) => string {
  const language = useLanguage();
  return (value, decimals = 2, scale = USDT_DECIMALS) =>
    formatAmount(value, decimals, language, scale);
}
