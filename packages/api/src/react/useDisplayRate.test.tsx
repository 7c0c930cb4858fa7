// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleReplies } from '../mock/exampleReplies';
import { useChangeDisplayCurrency, useCurrencyRates, useDisplayRate } from './index';
import { openPage, success } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const PROFILE = '/api/user/profile';
const RATES = '/api/currency/rates';
const CHANGE = '/api/user/changeDisplayCurrency';

const AT = '2026-11-23T09:00:00.000Z';
const HOUR_MS = 3_600_000;
const sheet =
  (fields: object = {}) =>
  () =>
    success({ data: { at: AT, valid_until: '', rates: { INR: '88.70', ZZZ: '2' }, ...fields } });
const profile = (displaycurrency?: string) => () => ({
  ...exampleReplies.profile,
  data: { ...exampleReplies.profile.data, displaycurrency },
});

const INR = { currency: 'INR', rate: { numerator: 8_870n, denominator: 100n } };

it('returns the rate of the display currency', async () => {
  const { wrapper } = openPage({ [PROFILE]: profile('INR'), [RATES]: sheet() });
  const { result } = renderHook(() => useDisplayRate(), { wrapper });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual(INR));
});

it('returns the currency without a rate while the rate is loading', async () => {
  let arrive: () => void = () => {};
  const rates = new Promise<void>((resolve) => {
    arrive = resolve;
  }).then(sheet());
  const { wrapper } = openPage({ [PROFILE]: profile('INR'), [RATES]: () => rates });
  const { result } = renderHook(() => useDisplayRate(), { wrapper });
  await waitFor(() => expect(result.current).toEqual({ currency: 'INR', rate: undefined }));
  arrive();
  await waitFor(() => expect(result.current).toEqual(INR));
});

it.each([
  ['no choice', ''],
  ['a server that stores no choice', undefined],
  ['a currency that only a newer server knows', 'ZZZ'],
])('requests no rates with %s', async (_, currency) => {
  const { wrapper, calls } = openPage({ [PROFILE]: profile(currency) });
  const { result } = renderHook(() => useDisplayRate(), { wrapper });
  await waitFor(() => expect(calls(PROFILE)).not.toHaveLength(0));
  await act(async () => {});
  expect(calls(RATES)).toHaveLength(0);
  expect(result.current).toBeUndefined();
});

it.each([
  ['has no current rates', () => success({ data: null })],
  ['has no rate for the currency', sheet({ rates: { EUR: '0.86' } })],
  ['does not know the call', () => ({ status: 'error', message: 'Not found' })],
  ['returns an invalid rate', sheet({ rates: { INR: '0' } })],
])('returns no rate if the server %s', async (_, rates) => {
  const { wrapper, calls } = openPage({ [PROFILE]: profile('INR'), [RATES]: rates });
  const { result } = renderHook(() => ({ rate: useDisplayRate(), all: useCurrencyRates() }), {
    wrapper,
  });
  await waitFor(() => expect(calls(RATES)).not.toHaveLength(0));
  await waitFor(() => expect(result.current.all.isLoading).toBe(false));
  expect(result.current.rate).toBeUndefined();
});

it('drops expired rates, even if no newer rates arrive', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(AT) });
  let answer: () => unknown = sheet({ valid_until: '2026-11-23T10:00:00.000Z' });
  const routes = { [PROFILE]: profile('INR'), [RATES]: () => answer() };
  const { wrapper } = openPage(routes);
  const { result } = renderHook(() => useDisplayRate(), { wrapper });
  await waitFor(() => expect(result.current).toEqual(INR));
  answer = () => new Error('offline');
  await act(() => vi.advanceTimersByTimeAsync(HOUR_MS - 5_000));
  expect(result.current).toEqual(INR);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(result.current).toBeUndefined();
});

it.each([
  ['INR', 'INR'],
  [null, ''],
] as const)('sends the choice of %s, then refetches the profile', async (choice, currency) => {
  const { wrapper, calls } = openPage({
    [PROFILE]: profile(''),
    [RATES]: sheet(),
    [CHANGE]: () => success({ message: 'Changed' }),
  });
  const { result } = renderHook(
    () => ({ rate: useDisplayRate(), change: useChangeDisplayCurrency() }),
    { wrapper },
  );
  await waitFor(() => expect(calls(PROFILE)).not.toHaveLength(0));
  const before = calls(PROFILE).length;
  await act(async () => {
    expect(await result.current.change.run(choice)).toEqual({ message: 'Changed' });
  });
  expect(await calls(CHANGE)[0]?.json()).toEqual({ currency });
  await waitFor(() => expect(calls(PROFILE).length).toBeGreaterThan(before));
});
