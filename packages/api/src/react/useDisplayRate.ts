import { toDisplayCurrency, type AwaitedRate } from '../domain/currency';
import { useCurrencyRates } from './useCurrencyRates';
import { useProfile } from './useProfile';

/**
 * The currency that the member sees amounts in beside USDT, with its current rate. `undefined` without a
 * choice, as long as it is not known, and where there is no current rate; without a rate while that is
 * on its way, so that its room can be kept.
 */
export function useDisplayRate(): AwaitedRate | undefined {
  const currency = toDisplayCurrency(useProfile().data?.displayCurrency);
  const { data, error } = useCurrencyRates(currency !== null);
  if (currency === null) return undefined;
  const rate = data?.rates.get(currency);
  if (data === undefined && error === undefined) return { currency, rate };
  return rate && { currency, rate };
}
