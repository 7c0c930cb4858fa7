// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeInTime, MissingCode } from './codeInTime';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

const never = () => new Promise<never>(() => {});

test('[ROUTE-12] gives up on loading code after 120 s', async () => {
  const failed = vi.fn();
  const waiting = codeInTime(never).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(MissingCode));
});

test('[ROUTE-12] throws MissingCode with its cause if code fails to load', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = codeInTime(() => Promise.reject(cause));
  await expect(failure).rejects.toThrow(MissingCode);
  await expect(failure).rejects.toMatchObject({ cause });
});

test("waits for the code's own styles, but not for missing styles of other code", async () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: 'https://site.test/assets/Tree.css' });
  document.head.append(link);
  const lose = () => document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  const tree = vi.fn(async () => {
    if (tree.mock.calls.length > 1) return 'tree';
    lose();
    throw new Error('Unable to preload CSS');
  });
  await expect(codeInTime(tree)).rejects.toThrow(MissingCode);

  const dashboard = codeInTime(() => Promise.resolve('dashboard'));
  lose();
  await expect(dashboard).resolves.toBe('dashboard');

  const again = codeInTime(tree);
  lose();
  await expect(again).rejects.toThrow(MissingCode);
  const atLast = codeInTime(tree);
  document.head.querySelector('link')?.dispatchEvent(new Event('load'));
  await expect(atLast).resolves.toBe('tree');
});

test('returns the loaded code and clears the timer', async () => {
  await expect(codeInTime(() => Promise.resolve('code'))).resolves.toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});
