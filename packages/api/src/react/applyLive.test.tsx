// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../client/createClient';
import { decode, encodeGameAt, liveMessage, paginate, type LiveReply } from '../contract';
import { keptRootIn } from '../domain/roots';
import { publishedRow } from '../domain/testing/wire';
import { liveStateOf } from '../live/liveState';
import { AppliedLive } from './applyLive';
import {
  useBalances,
  useBiggestWins,
  useClient,
  useDeposits,
  useGameHistory,
  useLastResults,
  useLeaderboard,
  useMyBets,
  useRecentPlays,
  useRecentRounds,
  useWingoRound,
} from './index';
import { balances, openPage, success } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const zero = Date.UTC(2024, 0, 31, 12, 1);
const period = 60_000;

const infoOf = (index: number) => {
  const end = zero + index * period;
  return {
    order_id: `round-${index}`,
    game_at: encodeGameAt(end - 4_000),
    server_now: Date.now(),
    close_at: end - 15_000,
    draw_at: end - 4_000,
    commitment: 'aa',
    beacon: null,
  };
};

const rowOf = (index: number, number: 1 | 5 | null = 5) => ({
  ...publishedRow(),
  beacon_source: 'local' as const,
  roundNumber: `round-${index}`,
  place: index + 1,
  result: number === null ? null : { number, color: 'green' },
  void_reason: number === null ? ('no-beacon' as const) : null,
});

const resultOf = (index: number) => ({ roundNumber: `round-${index}`, number: 5, color: 'green' });

/** Opens a board that has shown the rounds 0 to 2, with round 3 open, 30 s before its zero. */
async function openBoard({ historyPage = 1, live = true, wantsRecent = false, latest = 2 } = {}) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: zero + 3 * period - 30_000,
  });
  const indexes = () => Array.from({ length: latest + 1 }, (_, n) => latest - n);
  const { wrapper, calls } = openPage({
    '/api/game/gameinfonew': () => success({ data: infoOf(3) }),
    '/api/game/lastWiningNumbersnew': () => success({ data: indexes().map(resultOf) }),
    '/api/game/winingNumbersnew': () =>
      success({ data: indexes().map((n) => rowOf(n)), pagination: paginate(3, 1) }),
    '/api/game/myBets': () => success({ data: [], pagination: paginate(0, 1) }),
    '/api/user/userbalances': () => balances(),
    '/api/fund/deposithistory': () => success({ data: [], pagination: paginate(0, 1) }),
  });
  const { result } = renderHook(
    () => {
      const client = useClient();
      const { cache, mutate } = useSWRConfig();
      return {
        applied: useMemo(() => new AppliedLive(client, { cache, mutate }), [client, cache, mutate]),
        client,
        round: useWingoRound(1).data,
        results: useLastResults(1).data,
        history: useGameHistory(1, historyPage).data,
        recent: useRecentRounds(1, wantsRecent).data,
        bets: useMyBets(1, 1).data,
        otherBets: useMyBets(2, 1).data,
        balances: useBalances().data,
        deposits: useDeposits(1).data,
      };
    },
    { wrapper },
  );
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await advance(100);
  act(() => liveStateOf(result.current.client).set(live));
  const receive = async (message: LiveReply) => {
    act(() => result.current.applied.receive(decode(liveMessage, message)));
    await advance(1);
  };
  const PATHS = {
    round: '/api/game/gameinfonew',
    results: '/api/game/lastWiningNumbersnew',
    history: '/api/game/winingNumbersnew',
    bets: '/api/game/myBets',
    balances: '/api/user/userbalances',
    deposits: '/api/fund/deposithistory',
  };
  const asked = () =>
    Object.fromEntries(Object.entries(PATHS).map(([name, path]) => [name, calls(path).length]));
  const before = asked();
  /** Returns the number of requests by path since the board was opened. */
  const requests = () =>
    Object.fromEntries(
      Object.entries(asked())
        .map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
        .filter(([, count]) => count > 0),
    );
  return { result, receive, advance, requests, setLatest: (index: number) => (latest = index) };
}

const drawn = (index: number, change: object = {}): LiveReply => ({
  type: 'drawn',
  gametype: 1,
  data: rowOf(index),
  ...change,
});
const opened = (index: number, change: object = {}): LiveReply => ({
  type: 'opened',
  gametype: 1,
  data: infoOf(index),
  ...change,
});
const event = (kind: 'bets' | 'deposit', detail: Record<string, number> = {}): LiveReply => ({
  type: 'event',
  event: { id: '1', kind, at: 0, detail },
});

describe('the root of a round', () => {
  const root = '4e'.repeat(32);
  const closed = (index: number, fields: object = {}): LiveReply => ({
    type: 'closed',
    gametype: 1,
    order_id: `round-${index}`,
    ...fields,
  });
  const kept = (result: { current: { client: Client } }, index: number) =>
    keptRootIn(result.current.client.session.preference('wingoRoots'), 1, `round-${index}`);

  it('is kept when betting closes, and never replaced', async () => {
    const { result, receive, requests } = await openBoard();
    await receive(closed(3, { bets: 2, root }));
    expect(kept(result, 3)).toBe(root);
    await receive(closed(3, { bets: 3, root: '5f'.repeat(32) }));
    expect(kept(result, 3)).toBe(root);
    expect(requests()).toEqual({});
  });

  it('is not kept if the server publishes none', async () => {
    const { result, receive } = await openBoard();
    await receive(closed(3));
    await receive(closed(3, { bets: 2, root: null }));
    expect(kept(result, 3)).toBeNull();
  });
});

describe('a public list with a live stream', () => {
  const bet = (id: number, player = 'A•••a') => ({
    kind: 'bet' as const,
    id: `b${id}`,
    player,
    gametype: 1 as const,
    betType: 'color' as const,
    betValue: 'green',
    amount: '2',
    at: id,
  });
  const win = (id: number) => ({
    kind: 'win' as const,
    id: `w${id}`,
    player: '',
    gametype: 1 as const,
    amount: '2',
    total_winning: '3.92',
    at: id,
  });

  async function openLists(live: boolean) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: zero });
    const { wrapper, calls } = openPage({
      '/api/public/plays': () => success({ data: [bet(2), bet(1)] }),
      '/api/public/wins': () => success({ data: [win(1)] }),
      '/api/public/leaderboard': () => success({ data: [{ player: '', amount: '1' }] }),
    });
    const { result } = renderHook(
      () => {
        const client = useClient();
        const { cache, mutate } = useSWRConfig();
        return {
          client,
          applied: useMemo(
            () => new AppliedLive(client, { cache, mutate }),
            [client, cache, mutate],
          ),
          plays: useRecentPlays().data?.map(({ id, player }) => `${id} ${player}`),
          wins: useBiggestWins().data?.map(({ id }) => id),
          leaders: useLeaderboard().data?.map(({ net }) => net),
        };
      },
      { wrapper },
    );
    act(() => liveStateOf(result.current.client).set(live));
    const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await advance(100);
    const receive = async (message: LiveReply) => {
      act(() => result.current.applied.receive(decode(liveMessage, message)));
      await advance(1);
    };
    return { result, receive, advance, asked: () => calls('/api/public/plays').length };
  }

  it('shows new entries first, each once, without a request', async () => {
    const { result, receive, advance, asked } = await openLists(true);
    await receive({ type: 'plays', data: [win(9), bet(3), bet(2)] });
    expect(result.current.plays).toEqual(['w9 null', 'b3 A•••a', 'b2 A•••a', 'b1 A•••a']);
    await advance(600_000);
    expect(asked()).toBe(1);
  });

  // vercel/swr 566: the second of two simultaneous changes read the data without the first.
  it('shows the entries of two messages that arrive at the same time', async () => {
    const { result, advance } = await openLists(true);
    act(() => {
      for (const id of [3, 4]) {
        result.current.applied.receive(decode(liveMessage, { type: 'plays', data: [bet(id)] }));
      }
    });
    await advance(1);
    expect(result.current.plays).toEqual(['b4 A•••a', 'b3 A•••a', 'b2 A•••a', 'b1 A•••a']);
  });

  it('replaces the list after a member hides their name', async () => {
    const { result, receive } = await openLists(true);
    await receive({ type: 'plays', data: [bet(2, ''), bet(1)], sync: true });
    expect(result.current.plays).toEqual(['b2 null', 'b1 A•••a']);
    await receive({ type: 'wins', data: [win(4), win(1)] });
    await receive({ type: 'leaders', data: [{ player: 'Z•••o', amount: '5' }] });
    expect(result.current.wins).toEqual(['w4', 'w1']);
    expect(result.current.leaders).toEqual([5_000_000n]);
  });

  it('polls while there is no stream', async () => {
    const { advance, asked } = await openLists(false);
    await advance(30_000);
    expect(asked()).toBe(4);
  });
});

describe('a board with a live stream', () => {
  it('[WINGO-05] shows the next round and the result without any request', async () => {
    const { result, receive, requests, advance } = await openBoard();
    await advance(26_000);
    // The message arrives at the draw, 4 s before zero, and is applied when the result is
    // available.
    await receive(opened(4, { wait: 3_000 }));
    await receive(drawn(3, { wait: 3_000 }));
    expect(result.current.round?.roundNumber).toBe('round-3');
    expect(result.current.results?.[0]?.roundNumber).toBe('round-2');
    await advance(3_000);
    expect(result.current.round?.roundNumber).toBe('round-4');
    expect(result.current.results?.map(({ roundNumber }) => roundNumber)).toEqual([
      'round-3',
      'round-2',
      'round-1',
      'round-0',
    ]);
    expect(result.current.history).toMatchObject({ total: 4, pages: 1 });
    expect(result.current.history?.rows[0]).toMatchObject({
      roundNumber: 'round-3',
      proof: { place: 4 },
    });
    await advance(50_000);
    expect(requests()).toEqual({});
  });

  it('polls if the stream is late', async () => {
    const { requests, advance } = await openBoard();
    await advance(31_500);
    expect(requests()).toEqual({});
    await advance(2_000);
    expect(requests()).toMatchObject({ round: 1, results: 1, history: 1 });
  });

  it('polls as soon as the stream is closed', async () => {
    const { requests, advance } = await openBoard({ live: false });
    await advance(29_500);
    expect(requests()).toMatchObject({ round: 1, results: 1, history: 1, balances: 1 });
  });

  it('ignores known messages, and requests missing data', async () => {
    const { result, receive, requests, setLatest } = await openBoard();
    const { results, history, round } = result.current;
    await receive(opened(3, { sync: true }));
    await receive(drawn(2, { sync: true }));
    expect(requests()).toEqual({});
    expect(result.current.results).toBe(results);
    expect(result.current.history).toBe(history);
    expect(result.current.round).toBe(round);
    setLatest(4);
    await receive(drawn(4, { sync: true }));
    expect(requests()).toEqual({ results: 1, history: 1 });
    expect(result.current.history?.rows[0]?.roundNumber).toBe('round-4');
  });

  it('refetches the lists after a missed round', async () => {
    const { result, receive, requests, setLatest } = await openBoard();
    setLatest(4);
    await receive(drawn(4));
    expect(requests()).toEqual({ results: 1, history: 1 });
    expect(result.current.results?.[1]?.roundNumber).toBe('round-3');
  });

  it('lists a voided round without a result', async () => {
    const { result, receive } = await openBoard();
    await receive({ type: 'drawn', gametype: 1, data: rowOf(3, null) });
    expect(result.current.history?.rows[0]).toMatchObject({ roundNumber: 'round-3', result: null });
    expect(result.current.results?.[0]?.roundNumber).toBe('round-2');
  });

  it('refetches a later page of the history, because its rows have shifted', async () => {
    const { receive, requests } = await openBoard({ historyPage: 2 });
    await receive(drawn(3));
    expect(requests()).toEqual({ history: 1 });
  });

  it('adds the result to the last 100 rounds, which stay longer than a page', async () => {
    const { result, receive, requests, setLatest } = await openBoard({
      wantsRecent: true,
      latest: 99,
    });
    expect(result.current.recent?.rows).toHaveLength(100);
    setLatest(100);
    await receive(drawn(100));
    const numbers = result.current.recent?.rows.map(({ roundNumber }) => roundNumber);
    expect(numbers).toHaveLength(100);
    expect([numbers?.[0], numbers?.at(-1)]).toEqual(['round-100', 'round-1']);
    expect(requests()).toEqual({});
  });

  it('does not change the boards of other games', async () => {
    const { result, receive, requests } = await openBoard();
    const { results, round } = result.current;
    await receive({ ...drawn(3), gametype: 2 } as LiveReply);
    await receive({ ...opened(4), gametype: 2 } as LiveReply);
    expect(result.current.results).toBe(results);
    expect(result.current.round).toBe(round);
    expect(requests()).toEqual({});
  });
});

describe('an event of the member', () => {
  it('changes the balances once they may be shown', async () => {
    const { result, receive, advance, requests } = await openBoard();
    const data = { ActivateWallet: '7.5', STAKINGEWALLET: '2' };
    await receive({ type: 'balances', data, wait: 3_000 });
    expect(result.current.balances?.main).toBe(5_000_000n);
    await advance(3_000);
    expect(result.current.balances).toEqual({
      main: 7_500_000n,
      locker: 2_000_000n,
      disabled: false,
    });
    expect(requests()).toEqual({});
  });

  it.each([
    [true, 1],
    [false, 2],
  ])('keeps a reply that is in flight (sync: %s)', async (sync, asked) => {
    let answer = () => {};
    const { wrapper, calls } = openPage({
      '/api/user/userbalances': () =>
        new Promise((resolve) => {
          answer = () => resolve(balances());
        }),
    });
    const { result } = renderHook(
      () => {
        const client = useClient();
        const { cache, mutate } = useSWRConfig();
        return { client, cache, mutate, balances: useBalances().data };
      },
      { wrapper },
    );
    const { client, cache, mutate } = result.current;
    const applied = new AppliedLive(client, { cache, mutate });
    const data = { ActivateWallet: '4', STAKINGEWALLET: '1' };
    await act(async () => {
      applied.receive(decode(liveMessage, { type: 'balances', data, sync }));
      await Promise.resolve();
    });
    await waitFor(() => expect(calls('/api/user/userbalances')).toHaveLength(asked));
    await act(async () => answer());
    await waitFor(() => expect(result.current.balances?.main).toBe(5_000_000n));
  });

  it('does not change the cache of another member', async () => {
    const { wrapper, session, client } = openPage({ '/api/user/userbalances': () => balances() });
    const { result } = renderHook(() => ({ ...useSWRConfig(), balances: useBalances().data }), {
      wrapper,
    });
    const main = () => result.current.balances?.main;
    await waitFor(() => expect(main()).toBe(5_000_000n));
    const { member } = session.get();
    act(() => session.signIn({ token: 't2', member: { id: '8', code: 'ravi', name: 'Ravi' } }));
    await waitFor(() => expect(main()).toBe(5_000_000n));
    const { cache, mutate } = result.current;
    const applied = new AppliedLive(client, { cache, mutate });
    const data = { ActivateWallet: '7.5', STAKINGEWALLET: '1' };
    act(() => applied.receive(decode(liveMessage, { type: 'balances', data })));
    await waitFor(() => expect(main()).toBe(7_500_000n));
    act(() => void (member && session.signIn({ token: 't3', member })));
    expect(main()).toBe(5_000_000n);
  });

  it('refetches the bets that another page placed, but not those of this page', async () => {
    const { receive, requests } = await openBoard();
    const data = { ActivateWallet: '4', STAKINGEWALLET: '1' };
    await receive({ type: 'balances', data, placed: true });
    expect(requests()).toEqual({ bets: 2 });
    await receive({ type: 'balances', data, placed: true });
    expect(requests()).toEqual({ bets: 2 });
  });

  it('refetches only the lists that an event changes', async () => {
    const { receive, requests } = await openBoard();
    await receive(event('deposit'));
    expect(requests()).toEqual({ deposits: 1 });
    await receive(event('bets', { game: 1 }));
    expect(requests()).toEqual({ deposits: 1, bets: 1 });
  });

  it('refetches everything that may be stale', async () => {
    const { result, requests, advance } = await openBoard();
    act(() => result.current.applied.refreshAll());
    await advance(1);
    expect(requests()).toEqual({
      round: 1,
      results: 1,
      history: 1,
      bets: 2,
      balances: 1,
      deposits: 1,
    });
  });

  it('fetches the balances when the session is over, unless the member has signed out by then', async () => {
    const { result, requests, advance } = await openBoard();
    act(() => result.current.applied.askBalances());
    await advance(900);
    expect(requests()).toEqual({});
    await advance(200);
    expect(requests()).toEqual({ balances: 1 });
    act(() => result.current.applied.askBalances());
    act(() => result.current.applied.stop());
    await advance(5_000);
    expect(requests()).toEqual({ balances: 1 });
  });

  it('fetches the balances after a payment just before the stream began', async () => {
    const { receive, requests } = await openBoard();
    await receive({ ...event('deposit'), past: true } as LiveReply);
    expect(requests()).toEqual({ balances: 1, deposits: 1 });
    await receive({
      type: 'event',
      event: { id: '2', kind: 'security', at: 0, detail: {} },
      past: true,
    });
    expect(requests()).toEqual({ balances: 1, deposits: 1 });
  });

  it('is not applied after the stream is stopped', async () => {
    const { result, receive, advance } = await openBoard();
    const data = { ActivateWallet: '7.5', STAKINGEWALLET: '2' };
    await receive({ type: 'balances', data, wait: 3_000 });
    act(() => result.current.applied.stop());
    await advance(10_000);
    expect(result.current.balances?.main).toBe(5_000_000n);
  });
});
