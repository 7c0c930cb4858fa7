// @vitest-environment jsdom
import { ApiError, type BetIntent, type PlacedBet } from '@platform/api';
import { USDT } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBetPlacing } from './useBetPlacing';

interface Answer {
  accept: (placed: PlacedBet) => void;
  refuse: (error: ApiError) => void;
}

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
const server = vi.hoisted(() => ({ answers: [] as Answer[] }));
vi.mock('@platform/ui', () => ({ useToasts: () => toasts }));
vi.mock('@platform/api/react', () => ({
  usePlaceBet: () => ({
    run: () => new Promise<PlacedBet>((accept, refuse) => server.answers.push({ accept, refuse })),
  }),
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const intent: BetIntent = {
  bet: parseBet('color', 'green'),
  amount: USDT,
  roundNumber: '20260105100010907',
};

const REFUSED = new ApiError(409, 'No funds.');

/** Sends bets, which the test resolves or rejects later. */
function send(count: number) {
  server.answers = [];
  const { result, unmount } = renderHook(() => useBetPlacing(1), { wrapper: StrictMode });
  const bets = Array.from({ length: count }, () => result.current(intent));
  const settled = Promise.allSettled(bets);
  return {
    leave: unmount,
    accept: (index: number) =>
      act(async () => server.answers[index]?.accept({ message: 'Bet placed.' } as PlacedBet)),
    refuse: (index: number, error = REFUSED) =>
      act(async () => server.answers[index]?.refuse(error)),
    placed: async () => (await settled).map(({ status }) => status === 'fulfilled'),
  };
}

test('shows no toast for placed bets, because the slip confirms them', async () => {
  const { accept, placed } = send(2);
  await accept(0);
  await accept(1);
  expect(await placed()).toEqual([true, true]);
  expect(toasts.success).not.toHaveBeenCalled();
});

test('reports bets that are sent together in one toast to a player who left the page', async () => {
  const { accept, leave, placed } = send(2);
  leave();
  await accept(0);
  expect(toasts.success).not.toHaveBeenCalled();
  await accept(1);
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Bet placed.');
  expect(await placed()).toEqual([true, true]);
});

test('shows a toast for a rejected bet only if the outcome was uncertain', async () => {
  const { refuse, placed } = send(2);
  await refuse(0);
  expect(toasts.error).not.toHaveBeenCalled();
  await refuse(1, REFUSED.afterUncertainty());
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No funds.');
  expect(toasts.success).not.toHaveBeenCalled();
  expect(await placed()).toEqual([false, false]);
});

test.each(['refused', 'placed'])(
  'reports both bets to a player who left the page if the last bet is %s',
  async (last) => {
    const { accept, refuse, leave, placed } = send(2);
    leave();
    const answers = [() => accept(0), () => refuse(1)];
    for (const answer of last === 'refused' ? answers : answers.toReversed()) await answer();
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Bet placed.');
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No funds.');
    expect(await placed()).toEqual([true, false]);
  },
);
