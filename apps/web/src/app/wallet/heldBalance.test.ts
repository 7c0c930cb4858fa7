// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdBalance, useHeldBalance } from './heldBalance';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => holdBalance(undefined));
  vi.useRealTimers();
});

test('keeps the earlier balance until the game shows its result, however long that takes', () => {
  const { result } = renderHook(useHeldBalance);
  expect(result.current).toBeUndefined();
  act(() => holdBalance(9n));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(9n);
  act(() => holdBalance(8n));
  expect(result.current).toBe(8n);
  act(() => holdBalance(undefined));
  expect(result.current).toBeUndefined();
});
