// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { encodeGameAt, paginate } from '../contract';
import { liveStateOf } from '../live/liveState';
import { useBalances, useGameHistory, useLastResults, useMyBets, useWingoRound } from './index';
import { balances, openPage, success, type Answer } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const BOARD = [
  '/api/game/gameinfonew',
  '/api/game/lastWiningNumbersnew',
  '/api/game/winingNumbersnew',
  '/api/game/myBets',
  '/api/user/userbalances',
];

describe('useWingoRound', () => {
  const zero = Date.UTC(2024, 0, 31, 12, 1);
  const period = 60_000;

  const roundOf = (index: number) => {
    const end = zero + index * period;
    return success({
      data: {
        order_id: `round-${index}`,
        game_at: encodeGameAt(end - 4_000),
        server_now: Date.now(),
        close_at: end - 15_000,
        draw_at: end - 4_000,
      },
    });
  };

  /** Creates a punctual server, which returns the next round once the current one is drawn. */
  const punctual = () =>
    roundOf(Math.max(0, Math.floor((Date.now() - (zero - 4_000)) / period) + 1));

  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  function serve(sinceZero: number, answer: Answer = punctual, random = 0) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: zero + sinceZero });
    const answers = {
      '/api/game/gameinfonew': answer,
      '/api/game/lastWiningNumbersnew': () => success({ data: [] }),
      '/api/game/winingNumbersnew': () => success({ data: [], pagination: paginate(0, 1) }),
      '/api/game/myBets': () => success({ data: [], pagination: paginate(0, 1) }),
      '/api/user/userbalances': () => balances(),
    };
    return openPage(answers, { random: () => random });
  }

  function watch(sinceZero: number, answer?: Answer, random?: number) {
    const { wrapper, calls } = serve(sinceZero, answer, random);
    const { result } = renderHook(
      () => {
        const round = useWingoRound(1);
        // Queries of the board: results, history, the member's bets, and balances.
        const shown = [useLastResults(1), useGameHistory(1, 1), useMyBets(1, 1), useBalances()];
        return [round, ...shown] as const;
      },
      { wrapper },
    );
    return { calls, round: () => result.current[0].data };
  }

  it('[WINGO-02] ends at a multiple of the period, by the server\u2019s clock', async () => {
    const { round } = watch(-30_000);
    await advance(100);
    expect(round()).toMatchObject({ endsAt: zero, closesAt: zero - 15_000, clockOffset: 0 });
  });

  it('[WINGO-05] without a live stream, refetches everything exactly once, 1 s before zero', async () => {
    const { round, calls } = watch(-30_000);
    await advance(28_900);
    expect(round()?.roundNumber).toBe('round-0');
    const asked = () => BOARD.map((path) => calls(path).length);
    expect(asked()).toEqual([1, 1, 1, 1, 1]);
    await advance(200);
    await advance(5_000);
    expect(round()?.roundNumber).toBe('round-1');
    expect(asked()).toEqual([2, 2, 2, 2, 2]);
  });

  it('[WINGO-05] spreads the requests of boards over the last second', async () => {
    const { calls } = watch(-30_000, punctual, 0.999);
    await advance(29_800);
    expect(calls('/api/game/lastWiningNumbersnew')).toHaveLength(1);
    await advance(200);
    expect(calls('/api/game/lastWiningNumbersnew')).toHaveLength(2);
  });

  it('[WINGO-05] fetches the result when it is available, even if opened between draw and zero', async () => {
    const { round, calls } = watch(-3_500);
    await advance(100);
    expect(round()?.roundNumber).toBe('round-1');
    await advance(2_500);
    expect(calls('/api/game/lastWiningNumbersnew')).toHaveLength(2);
  });

  it('[WINGO-05] polls with growing pauses while the server is late with the next round', async () => {
    const { calls } = watch(-2_000, () => roundOf(0));
    await advance(120_000);
    const requests = calls('/api/game/gameinfonew').length;
    expect(requests).toBeGreaterThan(4);
    expect(requests).toBeLessThan(12);
  });

  it('[WINGO-05] sends no requests while the stream is open, and does not re-render when the stream opens', async () => {
    const { wrapper, calls, client } = serve(-30_000);
    let rendered = 0;
    renderHook(
      () => {
        rendered += 1;
        useWingoRound(1);
        useLastResults(1);
        useGameHistory(1, 1);
        useMyBets(1, 1);
        useBalances();
      },
      { wrapper },
    );
    await advance(100);
    const asked = () => BOARD.map((path) => calls(path).length);
    const before = rendered;
    act(() => liveStateOf(client).set(true));
    expect(rendered).toBe(before);
    await advance(29_900);
    expect(asked()).toEqual([1, 1, 1, 1, 1]);
    // When the stream closes again, the board polls for the late round.
    act(() => liveStateOf(client).set(false));
    await advance(2_000);
    expect(asked()).toEqual([2, 2, 2, 2, 2]);
  });

  it('stops when the board unmounts, even if the frame around it stays', async () => {
    const { wrapper, calls } = serve(-30_000);
    const Board = () => void useWingoRound(1);
    const Frame = ({ board }: { board: boolean }) => {
      useBalances();
      return board && <Board />;
    };
    const { rerender } = render(<Frame board />, { wrapper });
    await advance(100);
    rerender(<Frame board={false} />);
    await advance(120_000);
    expect(calls('/api/game/gameinfonew')).toHaveLength(1);
    expect(calls('/api/user/userbalances')).toHaveLength(1);
  });
});
