import { toDisplayCurrency, type DisplayRate } from '../domain/currency';
import { useCurrencyRates } from './useCurrencyRates';
import { useProfile } from './useProfile';

/**
 * The currency that the member sees amounts in beside USDT, with its current rate. `undefined` without a
 * choice, as long as it is not known, and where there is no current rate.
 */
export function useDisplayRate(): DisplayRate | undefined {
  const currency = toDisplayCurrency(useProfile().data?.displayCurrency);
  const { data } = useCurrencyRates(currency !== null);
  if (currency === null) return undefined;
  const rate = data?.rates.get(currency);
  return rate && { currency, rate };
}
