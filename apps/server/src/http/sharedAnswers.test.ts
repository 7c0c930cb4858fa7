import { expect, test, vi } from 'vitest';
import { SharedAnswers } from './sharedAnswers';

function counting() {
  let now = 0;
  const shared = new SharedAnswers({ now: () => now }, 1_000);
  const find = vi.fn(() => Promise.resolve(`answer ${find.mock.calls.length}`));
  const pass = (ms: number) => void (now += ms);
  return { shared, find, pass };
}

test('callers share one result until it expires', async () => {
  const { shared, find, pass } = counting();
  const crowd = await Promise.all(Array.from({ length: 100 }, () => shared.get('a', find)));
  pass(999);
  expect([...new Set([...crowd, await shared.get('a', find)])]).toEqual(['answer 1']);
  expect(await shared.get('b', find)).toBe('answer 2');
  pass(1);
  expect(await shared.get('a', find)).toBe('answer 3');
});

test('an invalid result is replaced once for all callers', async () => {
  const { shared, find } = counting();
  await shared.get('a', find);
  const holds = (answer: string) => answer !== 'answer 1';
  const crowd = await Promise.all(Array.from({ length: 100 }, () => shared.get('a', find, holds)));
  expect([...new Set(crowd)]).toEqual(['answer 2']);
  expect(find).toHaveBeenCalledTimes(2);
});

test('a failure reaches the waiting callers, and the next caller retries', async () => {
  const { shared, find } = counting();
  find.mockImplementationOnce(() => Promise.reject(new Error('away')));
  const crowd = [shared.get('a', find), shared.get('a', find)];
  await expect(Promise.allSettled(crowd)).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await shared.get('a', find)).toBe('answer 2');
});

test('a call after clearing gets a new result', async () => {
  const { shared, find } = counting();
  const before = shared.get('a', find);
  shared.clear();
  expect(await Promise.all([before, shared.get('a', find)])).toEqual(['answer 1', 'answer 2']);
});

test('with a lifetime of zero, every call runs its own lookup', async () => {
  const shared = new SharedAnswers({ now: () => 0 }, 0);
  const find = vi.fn(() => Promise.resolve(1));
  await Promise.all([shared.get('a', find), shared.get('a', find)]);
  expect(find).toHaveBeenCalledTimes(2);
});
