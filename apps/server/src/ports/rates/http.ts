import { DISPLAY_CURRENCIES, parseRate, type DisplayCurrency } from '@platform/rules/currencies';
import type { Clock } from '../clock';
import type { Rates, RateSheet } from './rates';

const TIMEOUT_MS = 5_000;
/**
 * Size limit of a response, in bytes. The rates of all existing currencies take up a tenth of this.
 */
const LONGEST_ANSWER = 256 * 1024;

export interface HttpRatesOptions {
  /** URL that returns `{ data: { currency: 'USDT', rates: { INR: '88.70' } } }`. */
  url: string;
  clock: Clock;
  maxAgeMs: number;
  timeoutMs?: number;
}

const field = (value: unknown, name: string): unknown =>
  (Object(value) as Record<string, unknown>)[name];

/** Parses a rate. A number becomes its shortest decimal text, as the provider wrote it. */
function readRate(currency: DisplayCurrency, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') throw new Error(`its rate of ${currency} is no number`);
  parseRate(text);
  return text;
}

/** Parses the rates of the listed currencies. Throws if one of the rates is unreadable. */
function readRates(answer: unknown): RateSheet['rates'] {
  const data = field(answer, 'data');
  const currency = field(data, 'currency');
  if (currency !== 'USDT') throw new Error(`its rates are of ${String(currency)}, not of USDT`);
  const given = field(data, 'rates');
  const rates = DISPLAY_CURRENCIES.flatMap((code) => {
    const value = field(given, code);
    return value === undefined ? [] : [[code, readRate(code, value)] as const];
  });
  if (rates.length === 0) throw new Error('it has no rate of a currency that is shown');
  return Object.fromEntries(rates);
}

async function ask(url: string, timeoutMs: number): Promise<RateSheet['rates']> {
  const reply = await fetch(url, {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!reply.ok) throw new Error(`it answered ${reply.status}`);
  const text = await reply.text();
  if (text.length > LONGEST_ANSWER) throw new Error(`its answer has ${text.length} characters`);
  return readRates(JSON.parse(text));
}

/**
 * Gets rates from a provider over HTTP, in the format of Coinbase's
 * `/v2/exchange-rates?currency=USDT`. A response is accepted or rejected as a whole. The last
 * accepted rates stay valid for `maxAgeMs`.
 */
export function httpRates(options: HttpRatesOptions): Rates {
  const { url, clock, maxAgeMs } = options;
  let last: (RateSheet & { readonly validUntil: number }) | undefined;
  return {
    current: () => (last !== undefined && clock.now() < last.validUntil ? last : undefined),
    async refresh() {
      // Time of the request, because the response may be slow.
      const at = clock.now();
      try {
        const rates = await ask(url, options.timeoutMs ?? TIMEOUT_MS);
        last = { at, validUntil: at + maxAgeMs, rates };
      } catch (cause) {
        const { message } = cause as Error;
        // The URL may contain a key, so the message names only its host.
        throw new Error(`${new URL(url).host} returned no exchange rates: ${message}.`, { cause });
      }
    },
  };
}
