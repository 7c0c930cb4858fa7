// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ModalName } from '../../paths';
import { useOpening } from './useOpening';

test('keeps a modal during the fade-out and counts every opening', () => {
  const { result, rerender } = renderHook(useOpening, {
    initialProps: null as ModalName | null,
  });
  const after = (asked: ModalName | null) => {
    rerender(asked);
    return [result.current.shown, result.current.opening];
  };
  expect(after(null)).toEqual([null, 0]);
  expect(after('resetPassword')).toEqual(['resetPassword', 1]);
  expect(after(null)).toEqual(['resetPassword', 1]);
  expect(after('resetPassword')).toEqual(['resetPassword', 2]);
  expect(after('resetPassword')).toEqual(['resetPassword', 2]);
  expect(after('login')).toEqual(['login', 3]);
});
