'use client';

import { useEffect, useState } from 'react';
import { currencyRates } from '../contract';
import { toCurrencyRates, type CurrencyRates } from '../domain/currency';
import { useClient } from './ApiProvider';
import { useQuery, type Query } from './useQuery';

const MINUTE_MS = 60_000;
/** Cache settings. Rates change slowly, so many amounts on many pages share one reply. */
const SETTINGS = { dedupingInterval: MINUTE_MS, refreshInterval: 10 * MINUTE_MS };
/** Longest delay of a timer, in ms. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** Returns true once a time (epoch ms) has passed; never for `null`. */
function useHasPassed(moment: number | null): boolean {
  const { now } = useClient();
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (moment === null) return undefined;
    const wait = Math.min(Math.max(moment - now(), 0), LONGEST_TIMEOUT_MS);
    const timer = setTimeout(() => setPassed(moment), wait);
    return () => clearTimeout(timer);
  }, [moment, now]);
  return moment !== null && moment === passed;
}

/**
 * Returns the exchange rates for display; `null` without current rates. Expired rates count as
 * none.
 *
 * @param wanted false disables the request. @default true
 */
export function useCurrencyRates(wanted = true): Query<CurrencyRates | null> {
  const query = useQuery(currencyRates, wanted ? {} : null, toCurrencyRates, SETTINGS);
  const { data, error, isLoading, retry } = query;
  const tooOld = useHasPassed(data?.validUntil ?? null);
  return { data: tooOld ? null : data, error, isLoading, retry };
}
