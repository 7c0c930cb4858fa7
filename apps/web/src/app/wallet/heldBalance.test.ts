// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdBalance, useHeldBalance } from './heldBalance';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => holdBalance(undefined));
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('holds the balance until the game shows its result', () => {
  const { result } = renderHook(useHeldBalance);
  expect(result.current).toBeUndefined();
  act(() => holdBalance(9n));
  pass(1_000);
  act(() => holdBalance(8n));
  expect(result.current).toBe(8n);
  act(() => holdBalance(undefined));
  expect(result.current).toBeUndefined();
});

test('never holds it for more than 2 s, also if the game places further bets', () => {
  const { result } = renderHook(useHeldBalance);
  act(() => holdBalance(9n));
  pass(1_999);
  act(() => holdBalance(8n));
  expect(result.current).toBe(8n);
  pass(1);
  expect(result.current).toBeUndefined();
  act(() => holdBalance(7n));
  expect(result.current).toBeUndefined();
  act(() => holdBalance(undefined));
  act(() => holdBalance(6n));
  expect(result.current).toBe(6n);
});
