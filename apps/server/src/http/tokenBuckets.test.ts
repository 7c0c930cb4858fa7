import { expect, test } from 'vitest';
import { TokenBuckets } from './tokenBuckets';

function buckets(perSecond = 2) {
  let now = 0;
  const limit = new TokenBuckets({ now: () => now }, perSecond);
  const granted = (caller: string, requests: number) =>
    Array.from({ length: requests }, () => limit.take(caller)).filter((wait) => wait === 0).length;
  return { limit, granted, pass: (milliseconds: number) => (now += milliseconds) };
}

test('allows a burst of ten seconds of requests, then the steady rate', () => {
  const { granted, pass } = buckets();
  expect(granted('anna', 30)).toBe(20);
  pass(1_500);
  expect(granted('anna', 30)).toBe(3);
  pass(3_600_000);
  expect(granted('anna', 30)).toBe(20);
});

test('counts each caller separately', () => {
  const { granted } = buckets();
  expect(granted('anna', 30)).toBe(20);
  expect(granted('ben', 30)).toBe(20);
});

test('returns the waiting time of a refused caller', () => {
  const { limit, granted, pass } = buckets();
  granted('anna', 20);
  expect(limit.take('anna')).toBe(0.5);
  pass(250);
  expect(limit.take('anna')).toBe(0.25);
  pass(250);
  expect(limit.take('anna')).toBe(0);
});

test('removes no tokens if the clock is set back', () => {
  const { granted, pass } = buckets();
  granted('anna', 10);
  pass(-60_000);
  expect(granted('anna', 30)).toBe(10);
});

test('a rate of 0 means no limit', () => {
  expect(buckets(0).granted('anna', 1_000)).toBe(1_000);
});

test('forgets the least recent callers beyond its capacity', () => {
  const { granted } = buckets();
  granted('anna', 20);
  for (let caller = 0; caller < 49_999; caller += 1) granted(`caller ${caller}`, 1);
  expect(granted('anna', 1)).toBe(0);
  for (let caller = 0; caller < 50_000; caller += 1) granted(`other ${caller}`, 1);
  expect(granted('anna', 1)).toBe(1);
});
