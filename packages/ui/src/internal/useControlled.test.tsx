import { renderHook, act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useControlled } from './useControlled';

test('keeps its own state if the caller passes no value, and reports each change', () => {
  const onChange = vi.fn();
  const { result } = renderHook(() => useControlled<number | null>(undefined, 1, onChange));
  act(() => result.current[1](2));
  expect(result.current[0]).toBe(2);
  act(() => result.current[1](null));
  expect(result.current[0]).toBeNull();
  expect(onChange.mock.calls.flat()).toEqual([2, null]);
});

test("shows the caller's value after any change", () => {
  const { result, rerender } = renderHook(
    ({ given }) => useControlled<number | null>(given, 1, undefined),
    { initialProps: { given: 5 as number | null } },
  );
  act(() => result.current[1](2));
  expect(result.current[0]).toBe(5);
  rerender({ given: null });
  expect(result.current[0]).toBeNull();
});
