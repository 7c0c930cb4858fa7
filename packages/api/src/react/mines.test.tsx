// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleReplies } from '../mock';
import {
  useBalances,
  useCashOutMines,
  useMinesGame,
  useMinesGames,
  useOpenMines,
  useRevealMines,
} from './index';
import { balances, openPage } from './testing/openPage';

const GAME = '/api/game/mines/game';
const GAMES = '/api/game/mines/games';
const OPEN = '/api/game/mines/open';
const REVEAL = '/api/game/mines/reveal';
const CASH_OUT = '/api/game/mines/cashout';
const BALANCES = '/api/user/userbalances';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const STALE = () =>
  Response.json(
    { status: 'failed', error: 'The game has changed.', code: 'STALE' },
    { status: 409 },
  );

/** Renders all hooks of the game, beginning without an open game. */
async function openMines(reveal: () => unknown = () => exampleReplies.revealMines) {
  const page = openPage({
    [GAME]: () => ({ status: 'success', data: null }),
    [GAMES]: () => exampleReplies.minesGames,
    [OPEN]: () => exampleReplies.openMines,
    [REVEAL]: reveal,
    [CASH_OUT]: () => exampleReplies.cashOutMines,
    [BALANCES]: () => balances(),
  });
  const { result } = renderHook(
    () => ({
      game: useMinesGame(),
      games: useMinesGames(1),
      balances: useBalances(),
      open: useOpenMines(),
      reveal: useRevealMines(),
      cashOut: useCashOutMines(),
    }),
    { wrapper: page.wrapper },
  );
  await waitFor(() => expect(result.current.game.data).toBeNull());
  await waitFor(() => expect(result.current.games.data).toBeDefined());
  await waitFor(() => expect(result.current.balances.data).toBeDefined());
  const counts = () => [GAME, GAMES, BALANCES].map((path) => page.calls(path).length);
  return { result, calls: page.calls, counts };
}

const start = { mines: 5, amount: 70_000n } as const;

it('opens a game, and shows it without a refetch of the game', async () => {
  const { result, calls, counts } = await openMines();
  const game = await act(() => result.current.open.run(start));
  expect(await calls(OPEN)[0]?.json()).toEqual({ amount: '0.07', mines: 5 });
  expect(calls(OPEN)[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,64}$/);
  expect(game).toMatchObject({ id: '2003', opened: [], multiple: null, nextMultiple: '1.2375' });
  expect(result.current.game.data).toEqual(game);
  await waitFor(() => expect(counts()).toEqual([1, 1, 2]));
});

it('opens a cell, and refetches nothing while the game is open', async () => {
  const { result, calls, counts } = await openMines();
  await act(() => result.current.reveal.run({ gameId: '2003', cell: 0, seen: 0 }));
  expect(await calls(REVEAL)[0]?.json()).toEqual({ game_id: '2003', cell: 0, seen: 0 });
  expect(calls(REVEAL)[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,64}$/);
  expect(result.current.game.data).toMatchObject({ opened: [0], multiple: '1.2375' });
  expect(counts()).toEqual([1, 1, 1]);
});

it('ends the game with a cash-out, then refetches the games and the balances', async () => {
  const { result, calls, counts } = await openMines();
  await act(() => result.current.reveal.run({ gameId: '2003', cell: 0, seen: 0 }));
  const game = await act(() => result.current.cashOut.run('2003'));
  expect(await calls(CASH_OUT)[0]?.json()).toEqual({ game_id: '2003' });
  expect(game).toMatchObject({ state: 'cashed_out', payout: 237_475n });
  expect(result.current.game.data).toBeNull();
  await waitFor(() => expect(counts()).toEqual([1, 2, 2]));
});

it('refetches the game after a refusal, because the game may have continued elsewhere', async () => {
  const { result, counts } = await openMines(STALE);
  await act(async () => {
    await expect(
      result.current.reveal.run({ gameId: '2003', cell: 0, seen: 0 }),
    ).rejects.toMatchObject({ code: 'STALE' });
  });
  await waitFor(() => expect(counts()).toEqual([2, 2, 2]));
});

it('resumes an open game', async () => {
  const { wrapper } = openPage({ [GAME]: () => exampleReplies.minesGame });
  const { result } = renderHook(() => useMinesGame(), { wrapper });
  await waitFor(() => expect(result.current.data).toMatchObject({ opened: [0], mines: 5 }));
});

it('refetches a game after its expiry until the server has ended it, then sends no requests', async () => {
  const { data } = exampleReplies.minesGame;
  if (data === null) throw new Error('The example has no game.');
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: data.expires_at - 3_600_000,
    shouldAdvanceTime: true,
  });
  let game: unknown = data;
  const { calls, wrapper } = openPage({
    [GAME]: () => ({ status: 'success', data: game }),
    [GAMES]: () => exampleReplies.minesGames,
  });
  const { result } = renderHook(() => ({ game: useMinesGame(), games: useMinesGames(1) }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.game.data).toBeDefined());
  await waitFor(() => expect(result.current.games.data).toBeDefined());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const counts = () => [GAME, GAMES].map((path) => calls(path).length);
  await pass(3_540_000);
  expect(counts()).toEqual([1, 1]);
  await pass(120_000);
  await waitFor(() => expect(counts()).toEqual([2, 2]));
  game = null;
  await pass(60_000);
  await waitFor(() => expect(result.current.game.data).toBeNull());
  await pass(86_400_000);
  expect(counts()).toEqual([3, 3]);
});

it('lists the games that are over with both receipts', async () => {
  const { result } = await openMines();
  const [first] = result.current.games.data?.rows ?? [];
  expect(first).toMatchObject({
    mineCells: [5, 10, 13, 22, 23],
    pair: { bets: 3 },
    proof: {
      statement: {
        game: 'mines',
        betId: '2003',
        settings: '5',
        result: '5,10,13,22,23;0,1,2,3,4',
        multiple: '3.3925',
        payout: '0.237475',
      },
    },
  });
  const { proof, opening, statement } = first?.proof ?? {};
  expect(statement?.at).toBe(proof?.at);
  expect(opening?.at).toBe(first?.placedAt);
  expect(proof?.at).toBeGreaterThan(opening?.at ?? Infinity);
});
