import { currencyRates } from '@platform/api/contract';
import { publicEndpoint } from '../../http/endpoint';
import type { Rates } from '../../ports/rates/rates';

const timeOf = (ms: number) => new Date(ms).toISOString();

/**
 * Creates the call for exchange rates. The rates are not part of `Services`, so that no other
 * handler can use them to move money.
 */
export const currencyRatesEndpoint = (rates: Rates) =>
  publicEndpoint(currencyRates, async () => {
    const sheet = rates.current();
    if (sheet === undefined) return { data: null };
    const { at, validUntil } = sheet;
    return {
      data: {
        at: timeOf(at),
        valid_until: validUntil === undefined ? '' : timeOf(validUntil),
        rates: sheet.rates as Readonly<Record<string, string>>,
      },
    };
  });
