// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DemoRound } from '../domain/demo';
import { openPage } from './testing/openPage';
import { useDemoHistory } from './useDemoHistory';

afterEach(cleanup);

const round = (number: number): DemoRound => ({
  number,
  at: 0,
  stake: 1_000_000n,
  outcome: '63.21 over 50.00',
  won: false,
  multiplier: { numerator: 0n, denominator: 1n },
  payout: 0n,
});

beforeEach(() => localStorage.clear());

it('keeps rounds in the browser, by game, newest first, until the member signs out', () => {
  const { wrapper, session } = openPage({});
  const dice = renderHook(() => useDemoHistory('dice'), { wrapper });
  act(() => dice.result.current[1](round(1)));
  act(() => dice.result.current[1](round(2)));

  const later = openPage({});
  const ofGame = (game: 'dice' | 'mines') =>
    renderHook(() => useDemoHistory(game), { wrapper: later.wrapper }).result.current[0];
  expect(ofGame('dice')).toEqual([round(2), round(1)]);
  expect(ofGame('mines')).toEqual([]);

  act(() => session.signOut());
  expect(dice.result.current[0]).toEqual([]);
});

it('continues the numbers after another tab has added rounds', () => {
  const { wrapper } = openPage({});
  const { result } = renderHook(() => useDemoHistory('dice'), { wrapper });
  for (const number of [1, 2, 1, 2, 5]) act(() => result.current[1](round(number)));
  expect(result.current[0].map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
});
