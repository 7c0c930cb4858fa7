// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrival } from './arrival';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

test('[ROUTE-12] code that has not arrived after 120 s is given up, with a sentence to read', async () => {
  const failed = vi.fn();
  const waiting = arrival(never).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('Please try again.') }),
  );
});

test('[ROUTE-12] code that fails to arrive is told in the same words, with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(arrival(() => Promise.reject(cause))).rejects.toMatchObject({
    message: expect.stringContaining('did not arrive'),
    cause,
  });
});

test('code that arrives is handed on, and nothing keeps waiting', async () => {
  await expect(arrival(() => Promise.resolve('code'))).resolves.toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});
