import { currencyRates } from '@platform/api/contract';
import { publicEndpoint } from '../../http/endpoint';
import type { Rates } from '../../ports/rates/rates';

const timeOf = (ms: number) => new Date(ms).toISOString();

/** Not among the `Services`: no other handler has the rates, so that none moves money by them. */
export const currencyRatesEndpoint = (rates: Rates) =>
  publicEndpoint(currencyRates, async () => {
    const sheet = rates.current();
    if (sheet === undefined) return { data: null };
    const { at, validUntil } = sheet;
    return {
      data: {
        at: timeOf(at),
        valid_until: validUntil === undefined ? '' : timeOf(validUntil),
        // A currency without a rate is not among them.
        rates: sheet.rates as Readonly<Record<string, string>>,
      },
    };
  });
