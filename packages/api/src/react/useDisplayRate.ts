import { toDisplayCurrency, type AwaitedRate } from '../domain/currency';
import { useCurrencyRates } from './useCurrencyRates';
import { useProfile } from './useProfile';

/**
 * Returns the member's display currency with its current rate; `undefined` without a currency or an
 * available rate. The rate is missing while it loads, so that the layout can reserve space.
 */
export function useDisplayRate(): AwaitedRate | undefined {
  const currency = toDisplayCurrency(useProfile().data?.displayCurrency);
  const { data, error } = useCurrencyRates(currency !== null);
  if (currency === null) return undefined;
  const rate = data?.rates.get(currency);
  if (data === undefined && error === undefined) return { currency, rate };
  return rate && { currency, rate };
}
