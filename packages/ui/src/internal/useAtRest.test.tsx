import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAtRest } from './useAtRest';

const everUsed = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive },
    configurable: true,
  });

afterEach(() => void Reflect.deleteProperty(navigator, 'userActivation'));

test('stays false without interaction', async () => {
  everUsed(false);
  const { result } = renderHook(useAtRest);
  await new Promise((resolve) => requestIdleCallback(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(result.current).toBe(false);
});

test.each(['pointermove', 'touchstart', 'keydown', 'wheel'])(
  'becomes true after interaction once the page is idle: %s',
  async (name) => {
    everUsed(false);
    const { result } = renderHook(useAtRest);
    act(() => void window.dispatchEvent(new Event(name)));
    expect(result.current).toBe(false);
    await expect.poll(() => result.current).toBe(true);
  },
);

test('does not wait for interaction on a page that has already been used', async () => {
  everUsed(true);
  const { result } = renderHook(useAtRest);
  await expect.poll(() => result.current).toBe(true);
});
