import type { Config } from '../config/config';
import type { Clock } from '../ports/clock';
import { fixedRates } from '../ports/rates/fixed';
import { httpRates } from '../ports/rates/http';
import { noRates, type Rates } from '../ports/rates/rates';

const HOUR_MS = 3_600_000;

export function openRates(
  { RATES_URL, RATES_MAX_HOURS }: Config,
  testMoney: boolean,
  clock: Clock,
): Rates {
  if (RATES_URL !== undefined) {
    return httpRates({ url: RATES_URL, clock, maxAgeMs: RATES_MAX_HOURS * HOUR_MS });
  }
  return testMoney ? fixedRates : noRates;
}
