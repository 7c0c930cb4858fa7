import { DISPLAY_CURRENCIES, parseRate, type DisplayCurrency } from '@platform/rules/currencies';
import type { Clock } from '../clock';
import type { Rates, RateSheet } from './rates';

/** How long the provider may take. */
const TIMEOUT_MS = 5_000;
/** All currencies there are take a tenth of it. */
const LONGEST_ANSWER = 256 * 1024;

export interface HttpRatesOptions {
  /** What answers `{ data: { currency: 'USDT', rates: { INR: '88.70' } } }`. */
  url: string;
  clock: Clock;
  /** How old rates may be. */
  maxAgeMs: number;
  /** Counts for the questions from then on. @default 5_000 */
  timeoutMs?: number;
}

const field = (value: unknown, name: string): unknown =>
  (Object(value) as Record<string, unknown>)[name];

/** Reads one rate. A provider may write it as a number: its shortest text is what was written. */
function readRate(currency: DisplayCurrency, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') throw new Error(`its rate of ${currency} is no number`);
  parseRate(text);
  return text;
}

/** The rates in an answer: those of the currencies in our table, each of them readable. */
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
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!reply.ok) throw new Error(`it answered ${reply.status}`);
  const text = await reply.text();
  if (text.length > LONGEST_ANSWER) throw new Error(`its answer has ${text.length} characters`);
  return readRates(JSON.parse(text));
}

/**
 * Rates of a provider, over HTTP, in the format of Coinbase's `/v2/exchange-rates?currency=USDT`. An
 * answer counts as a whole or not at all; until there is another the last one stays, as long as it is
 * recent enough to be shown.
 */
export function httpRates(options: HttpRatesOptions): Rates {
  const { url, clock, maxAgeMs } = options;
  let last: (RateSheet & { readonly validUntil: number }) | undefined;
  return {
    current: () => (last !== undefined && clock.now() < last.validUntil ? last : undefined),
    async refresh() {
      // As of the question: the answer may take its time.
      const at = clock.now();
      try {
        const rates = await ask(url, options.timeoutMs ?? TIMEOUT_MS);
        last = { at, validUntil: at + maxAgeMs, rates };
      } catch (cause) {
        const { message } = cause as Error;
        // The address may hold a key; its host names the provider.
        throw new Error(`${new URL(url).host} has no rates of currencies: ${message}.`, { cause });
      }
    },
  };
}
