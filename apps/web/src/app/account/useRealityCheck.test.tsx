// @vitest-environment jsdom
import type { CheckedPlaySession } from '@platform/api';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveRealityCheck, useOpenRealityCheck } from './realityCheckRequest';
import { useRealityCheck } from './useRealityCheck';

const NOW = 1_000_000;
const server = vi.hoisted(() => ({
  known: undefined as CheckedPlaySession | undefined,
  fetch: vi.fn(),
  answer: vi.fn(),
}));
// Vitest cannot import the theme styles.
vi.mock('@platform/ui/theme', () => import('../../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/api/react', () => ({
  useClient: () => ({ now: () => NOW }),
  usePlaySession: () => ({ data: server.known }),
  useFetchPlaySession: () => ({ run: server.fetch }),
  useAnswerRealityCheck: () => ({ run: server.answer }),
}));

const sessionWith = (nextCheckAt: number | null): CheckedPlaySession => ({
  beganAt: NOW - 900_000,
  staked: 5_000_000n,
  net: -5_000_000n,
  lastSignInAt: null,
  checkMinutes: 15,
  nextCheckAt,
});
const DUE = sessionWith(NOW);
const LATER = sessionWith(NOW + 1);

beforeEach(() => {
  server.known = DUE;
  server.fetch.mockResolvedValue(DUE);
  server.answer.mockResolvedValue({ message: 'You can go on playing.' });
});
afterEach(() => {
  leaveRealityCheck();
  cleanup();
  vi.clearAllMocks();
});

/** Calls the check before each bet of a series. */
async function place(bets = 1) {
  const { result } = renderHook(() => [useRealityCheck(), useOpenRealityCheck()] as const);
  const settled = Promise.allSettled(Array.from({ length: bets }, () => result.current[0]()));
  await act(async () => undefined);
  return {
    shown: () => result.current[1]?.session,
    answer: (goesOn: boolean) => act(async () => result.current[1]?.answer(goesOn)),
    placed: async () => (await settled).map(({ status }) => status === 'fulfilled'),
  };
}

test.each([
  ['before the first session has loaded', undefined],
  ['if no check is due in this session', sessionWith(null)],
  ['before the time of the check', LATER],
])('asks neither the player nor the server %s', async (_, known) => {
  server.known = known;
  const { shown, placed } = await place();
  expect(await placed()).toEqual([true]);
  expect(shown()).toBeUndefined();
  expect(server.fetch).not.toHaveBeenCalled();
});

test('shows the current figures before a bet, and sends the answer if the player continues', async () => {
  const current = { ...DUE, staked: 9_000_000n };
  server.fetch.mockResolvedValue(current);
  const { shown, answer, placed } = await place();
  expect(shown()).toEqual(current);
  expect(server.answer).not.toHaveBeenCalled();
  await answer(true);
  expect(await placed()).toEqual([true]);
  expect(server.answer).toHaveBeenCalledOnce();
  expect(shown()).toBeUndefined();
});

test('asks once for bets that are placed together', async () => {
  const { answer, placed } = await place(3);
  await answer(true);
  expect(await placed()).toEqual([true, true, true]);
  expect(server.fetch).toHaveBeenCalledOnce();
});

test('rejects the bets if the player stops, and asks again before the next bet', async () => {
  const { answer, placed } = await place(2);
  await answer(false);
  expect(await placed()).toEqual([false, false]);
  expect(server.answer).not.toHaveBeenCalled();
  expect((await place()).shown()).toEqual(DUE);
});

test('rejects the bet if the player leaves the page', async () => {
  const { placed } = await place();
  await act(async () => leaveRealityCheck());
  expect(await placed()).toEqual([false]);
});

test('does not ask if another tab has answered the check', async () => {
  server.fetch.mockResolvedValue(LATER);
  const { shown, placed } = await place();
  expect(await placed()).toEqual([true]);
  expect(shown()).toBeUndefined();
});

test('asks with the known figures if the server does not reply', async () => {
  server.fetch.mockRejectedValue(new Error('No network.'));
  server.answer.mockRejectedValue(new Error('No network.'));
  const { shown, answer, placed } = await place();
  expect(shown()).toEqual(DUE);
  await answer(true);
  expect(await placed()).toEqual([true]);
});
