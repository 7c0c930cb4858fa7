import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAtRest } from './useAtRest';

/** What the browser says of the page's past. */
const everUsed = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive },
    configurable: true,
  });

afterEach(() => void Reflect.deleteProperty(navigator, 'userActivation'));

test('a page that is only looked at never counts', async () => {
  everUsed(false);
  const { result } = renderHook(useAtRest);
  await new Promise((resolve) => requestIdleCallback(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(result.current).toBe(false);
});

test.each(['pointermove', 'touchstart', 'keydown', 'wheel'])(
  'a page in use counts once it has nothing to do: %s',
  async (name) => {
    everUsed(false);
    const { result } = renderHook(useAtRest);
    act(() => void window.dispatchEvent(new Event(name)));
    expect(result.current).toBe(false);
    await expect.poll(() => result.current).toBe(true);
  },
);

test('a component that comes to a page in use need not wait for the next touch', async () => {
  everUsed(true);
  const { result } = renderHook(useAtRest);
  await expect.poll(() => result.current).toBe(true);
});
