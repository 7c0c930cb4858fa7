// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { encodeGameAt, paginate } from '../contract';
import { keepRoot } from '../session/keepRoot';
import { useKeptRoot, useWingoRound } from './index';
import { balances, openPage, success } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const root = '4e'.repeat(32);

const page = (fields: object) => {
  const end = Date.now() + 30_000;
  return openPage({
    '/api/game/gameinfonew': () =>
      success({ data: { order_id: 'round-1', game_at: encodeGameAt(end), ...fields } }),
    '/api/game/lastWiningNumbersnew': () => success({ data: [] }),
    '/api/game/winingNumbersnew': () => success({ data: [], pagination: paginate(0, 1) }),
    '/api/game/myBets': () => success({ data: [], pagination: paginate(0, 1) }),
    '/api/user/userbalances': () => balances(),
  });
};

const useBoard = () => ({ kept: useKeptRoot(1, 'round-1'), round: useWingoRound(1).data });

it('(A2) keeps the root of a round that the board opens after betting has closed', async () => {
  const { result } = renderHook(useBoard, { wrapper: page({ bets: 2, root }).wrapper });
  await waitFor(() => expect(result.current.kept).toBe(root));
});

it('(A2) keeps the first root of a round, until the member signs out', async () => {
  const { wrapper, session } = page({ bets: 2, root: '5f'.repeat(32) });
  keepRoot(session, 1, 'round-1', root);
  const { result } = renderHook(useBoard, { wrapper });
  await waitFor(() => expect(result.current.round).toBeDefined());
  expect(result.current.kept).toBe(root);
  act(() => session.signOut());
  expect(result.current.kept).toBeNull();
});

it('(A2) has no root while betting is open, or without a round', async () => {
  const { wrapper } = page({ bets: null, root: null });
  const { result } = renderHook(() => ({ ...useBoard(), none: useKeptRoot(1, null) }), { wrapper });
  await waitFor(() => expect(result.current.round).toBeDefined());
  expect(result.current).toMatchObject({ kept: null, none: null });
});

it('(A2) keeps a root for the life of the page if the storage is full', () => {
  const { wrapper, session } = page({});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  });
  const { result } = renderHook(() => useKeptRoot(1, 'round-1'), { wrapper });
  act(() => keepRoot(session, 1, 'round-1', root));
  expect(result.current).toBe(root);
});
