// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPage } from './testing/openPage';
import { useDemoBalance } from './useDemoBalance';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

it('keeps the balance of each game in the browser, until the member signs out', () => {
  const { wrapper, session } = openPage({});
  const mines = renderHook(() => useDemoBalance('mines'), { wrapper });
  expect(mines.result.current[0]).toBeUndefined();
  act(() => mines.result.current[1](990_500_000n));

  const later = openPage({});
  const ofGame = (game: 'crash' | 'mines') =>
    renderHook(() => useDemoBalance(game), { wrapper: later.wrapper }).result.current[0];
  expect(ofGame('mines')).toBe(990_500_000n);
  expect(ofGame('crash')).toBeUndefined();

  act(() => session.signOut());
  expect(mines.result.current[0]).toBeUndefined();
});

it('ignores a stored text that is not an amount', () => {
  localStorage.setItem('diceBalance', '-5');
  const { wrapper } = openPage({});
  const { result } = renderHook(() => useDemoBalance('dice'), { wrapper });
  expect(result.current[0]).toBeUndefined();
});
