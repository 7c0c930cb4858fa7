import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DISPLAY_CURRENCIES, parseRate } from '@platform/rules/currencies';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config/config';
import { openRates } from '../../start/rates';
import { fixedRates } from './fixed';
import { httpRates } from './http';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 10, 23, 9);

const sheet = (rates: object, currency = 'USDT') => JSON.stringify({ data: { currency, rates } });

let server: Server;
let url: string;
/** Response of the provider; `undefined` for none. */
let answer: { status: number; body: string; location?: string } | undefined;

beforeAll(async () => {
  server = createServer((request, reply) => {
    if (request.url === '/elsewhere') return void reply.end(sheet({ INR: '1' }));
    const { status, body, location } = answer ?? {};
    if (status) reply.writeHead(status, location ? { location } : {}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/secret-key?currency=USDT`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  answer = { status: 200, body: sheet({ INR: '88.70', EUR: 0.867, BTC: '0.00001', XXX: 'soon' }) };
});

function open() {
  let now = START;
  const clock = { now: () => now };
  // The time limit is long, because other suites may keep the machine busy.
  const options = { url, clock, maxAgeMs: 24 * HOUR_MS, timeoutMs: 30_000 };
  const pass = (ms: number) => void (now += ms);
  return { ...httpRates(options), options, pass };
}

const TAKEN = {
  at: START,
  validUntil: START + 24 * HOUR_MS,
  rates: { INR: '88.70', EUR: '0.867' },
};

test('keeps the provider’s rates of the listed currencies unchanged', async () => {
  const { current, refresh } = open();
  expect(current()).toBeUndefined();
  await refresh();
  expect(current()).toEqual(TAKEN);
});

test.each([
  ['a body that is not JSON', { status: 200, body: '<html>' }, 'JSON'],
  ['a redirect', { status: 302, body: '', location: '/elsewhere' }, 'fetch failed'],
  ['an error', { status: 503, body: '' }, 'it answered 503'],
  ['the body null', { status: 200, body: 'null' }, 'its rates are of undefined, not of USDT'],
  ['another base', { status: 200, body: sheet({ INR: '1' }, 'BTC') }, 'its rates are of BTC'],
  ['no listed currency', { status: 200, body: sheet({ BTC: '1' }) }, 'it has no rate of'],
  ['a rate of zero', { status: 200, body: sheet({ INR: '0' }) }, 'is not a rate'],
  ['a negative rate', { status: 200, body: sheet({ INR: -88 }) }, 'is not a rate'],
  ['a rate in exponential notation', { status: 200, body: sheet({ INR: 1e-7 }) }, 'is not a rate'],
  ['a rate with a comma', { status: 200, body: sheet({ INR: '88,70' }) }, 'is not a rate'],
  ['a rate of null', { status: 200, body: sheet({ INR: null, EUR: '1' }) }, 'INR is no number'],
  ['300,000 characters', { status: 200, body: ' '.repeat(300_000) }, 'has 300000 characters'],
  ['a delay beyond the limit', undefined, 'timeout'],
])('refuses a response with %s and keeps the last rates', async (_, wrong, why) => {
  const { current, refresh, options, pass } = open();
  await refresh();
  pass(HOUR_MS);
  answer = wrong;
  if (!wrong) options.timeoutMs = 100;
  const failure = await refresh().catch((error: Error) => error.message);
  expect(failure).toContain(`${new URL(url).host} returned no exchange rates: `);
  expect(failure).toContain(why);
  // The URL may contain a key.
  expect(failure).not.toContain('secret');
  expect(current()).toEqual(TAKEN);
});

test('expires rates after a day, until new rates arrive', async () => {
  const { current, refresh, pass } = open();
  await refresh();
  pass(24 * HOUR_MS - 1);
  expect(current()).toEqual(TAKEN);
  pass(1);
  expect(current()).toBeUndefined();
  await refresh();
  expect(current()).toMatchObject({ at: START + 24 * HOUR_MS });
});

test('the fixed rates cover every listed currency and are readable', () => {
  const { rates } = fixedRates.current() ?? {};
  expect(Object.keys(rates ?? {})).toEqual([...DISPLAY_CURRENCIES]);
  for (const rate of Object.values(rates ?? {})) expect(() => parseRate(rate)).not.toThrow();
});

test('uses fixed rates only with test money', async () => {
  const clock = { now: () => START };
  const none = openRates(readConfig({}), false, clock);
  await none.refresh();
  expect(none.current()).toBeUndefined();
  expect(openRates(readConfig({}), true, clock).current()).toEqual(fixedRates.current());
  const provided = openRates(readConfig({ RATES_URL: url, RATES_MAX_HOURS: '2' }), true, clock);
  await provided.refresh();
  expect(provided.current()).toMatchObject({ validUntil: START + 2 * HOUR_MS });
});
