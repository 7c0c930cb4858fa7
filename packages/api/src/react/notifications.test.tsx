// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decode, liveMessage, type LiveReply } from '../contract';
import { liveStateOf } from '../live/liveState';
import { AppliedLive } from './applyLive';
import { useClient, useNewNotifications, useNotifications } from './index';
import { openPage, success } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const PATH = '/api/user/notifications';
const READ = '/api/user/readNotifications';
const AT = Date.UTC(2026, 0, 15, 12);

type Detail = Record<string, string | number | boolean>;
const deposit = (id: number) => ({
  id: String(id),
  kind: 'deposit' as const,
  at: AT,
  detail: { amount: String(id), network: 'USDT-BEP20' },
});
const round = (id: number, roundNumber: string, detail: Detail = {}) => ({
  id: String(id),
  kind: 'bets' as const,
  at: AT,
  detail: {
    game: 1,
    round: roundNumber,
    result: 7,
    bets: 1,
    ends_at: AT,
    stake: '2',
    received: '3.92',
    ...detail,
  },
});
const answer = (data: object[], state: object = {}) =>
  success({ data, more: false, unread: 0, through: '0', ...state });

async function openList(
  first: object | Error,
  others: Record<string, object> = {},
  { live = true, wanted = false } = {},
) {
  let newest = first;
  const { client, wrapper, calls } = openPage({
    [PATH]: (request) => others[new URL(request.url).searchParams.get('before') ?? ''] ?? newest,
    [READ]: () => success({}),
  });
  liveStateOf(client).set(live);
  const onNew = vi.fn();
  const { result } = renderHook(
    () => {
      const client = useClient();
      const { cache, mutate } = useSWRConfig();
      useNewNotifications(onNew);
      return {
        applied: useMemo(() => new AppliedLive(client, { cache, mutate }), [client, cache, mutate]),
        list: useNotifications(wanted),
      };
    },
    { wrapper },
  );
  if (live || wanted) await waitFor(() => expect(result.current.list.rows).toBeDefined());
  const receive = (message: LiveReply) =>
    act(async () => {
      result.current.applied.receive(decode(liveMessage, message));
      await Promise.resolve();
    });
  return {
    list: () => result.current.list,
    ids: () => result.current.list.rows?.map(({ id }) => id),
    receive,
    calls,
    onNew,
    setNewest: (next: object) => (newest = next),
    goLive: () => liveStateOf(client).set(true),
  };
}

describe('useNotifications', () => {
  it('lists events, newest first, with their read state', async () => {
    const { list } = await openList(
      answer([round(3, 'r1'), deposit(2), deposit(1)], { unread: 2, through: '1' }),
    );
    expect(list()).toMatchObject({ unread: 2, more: false });
    expect(list().rows).toEqual([
      {
        kind: 'round',
        id: '3',
        at: AT,
        unread: true,
        gameType: 1,
        roundNumber: 'r1',
        number: 7,
        staked: 2_000_000n,
        received: 3_920_000n,
      },
      { kind: 'deposit', id: '2', at: AT, unread: true, amount: 2_000_000n },
      { kind: 'deposit', id: '1', at: AT, unread: false, amount: 1_000_000n },
    ]);
  });

  it('lists a round that was paid in batches once, with its total', async () => {
    const { list } = await openList(answer([round(3, 'r1'), deposit(2), round(1, 'r1')]));
    expect(list().rows).toMatchObject([
      { kind: 'round', id: '3', staked: 4_000_000n, received: 7_840_000n },
      { kind: 'deposit', id: '2' },
    ]);
  });

  it('skips unknown events', async () => {
    const security = { id: '1', kind: 'security', at: AT };
    const { ids } = await openList(
      answer([
        { ...security, id: '9', detail: { event: 'password-changed' } },
        { ...security, id: '8', detail: { event: 'signed-in' } },
        { id: '7', kind: 'withdrawal', at: AT, detail: { step: 'lost', amount: '1' } },
        { id: '6', kind: 'deposit', at: AT, detail: {} },
        round(5, 'r1', { game: 99 }),
      ]),
    );
    expect(ids()).toEqual(['9']);
  });

  it('fetches older pages, even if new events arrive meanwhile', async () => {
    const { list, ids, receive } = await openList(
      answer([deposit(9), deposit(8)], { more: true }),
      {
        8: answer([deposit(7), deposit(6)], { more: true }),
        6: answer([deposit(5)]),
      },
    );
    expect(list().more).toBe(true);
    await act(() => list().older.run());
    await receive({ type: 'event', event: deposit(10) });
    expect(ids()).toEqual(['10', '9', '8', '7', '6']);
    await act(() => list().older.run());
    expect(ids()).toEqual(['10', '9', '8', '7', '6', '5']);
    expect(list().more).toBe(false);
  });

  it('adds events of the stream once, without a request', async () => {
    const { list, ids, receive, calls } = await openList(answer([deposit(1)], { through: '1' }));
    const asked = calls(PATH).length;
    for (const id of [3, 2, 3]) await receive({ type: 'event', event: deposit(id) });
    expect(ids()).toEqual(['3', '2', '1']);
    expect(list().unread).toBe(2);
    await receive({ type: 'event', event: round(4, 'r1') });
    await receive({ type: 'event', event: round(5, 'r1') });
    expect(list().unread).toBe(3);
    expect(calls(PATH)).toHaveLength(asked);
  });

  it('marks all notifications as read, and sends no request if all were already read', async () => {
    const { list, calls, setNewest } = await openList(
      answer([deposit(2), deposit(1)], { unread: 1, through: '1' }),
    );
    setNewest(answer([deposit(2), deposit(1)], { through: '2' }));
    act(() => list().markRead());
    await waitFor(() => expect(list().unread).toBe(0));
    expect(await calls(READ)[0]?.json()).toEqual({ through: '2' });
    act(() => list().markRead());
    expect(calls(READ)).toHaveLength(1);
  });

  it('applies the read state of another browser, and refetches if some notifications are still unread', async () => {
    const { list, receive, calls, setNewest } = await openList(
      answer([deposit(2), deposit(1)], { unread: 2 }),
    );
    const asked = calls(PATH).length;
    setNewest(answer([deposit(2), deposit(1)], { unread: 1, through: '1' }));
    await receive({ type: 'read', through: '1' });
    await waitFor(() => expect(list().unread).toBe(1));
    expect(calls(PATH)).toHaveLength(asked + 1);
    await receive({ type: 'read', through: '2' });
    expect(list().unread).toBe(0);
    expect(list().rows?.some(({ unread }) => unread)).toBe(false);
    expect(calls(PATH)).toHaveLength(asked + 1);
  });
});

describe('if the server has no notifications', () => {
  it('sends no request without a live stream', async () => {
    const { list, calls } = await openList(answer([]), {}, { live: false });
    await act(() => Promise.resolve());
    expect(calls(PATH)).toHaveLength(0);
    expect(list()).toMatchObject({ rows: undefined, unread: 0 });
  });

  it('has an empty list', async () => {
    const none = Response.json({ status: 'error', message: 'No such call.' }, { status: 404 });
    const { list } = await openList(none, {}, { live: false, wanted: true });
    expect(list()).toMatchObject({ rows: [], unread: 0, more: false, error: undefined });
  });
});

describe('useNewNotifications', () => {
  it('reports new events, each round once, and no earlier events', async () => {
    const { receive, onNew } = await openList(answer([deposit(1)]));
    expect(onNew).not.toHaveBeenCalled();
    await receive({ type: 'event', event: round(2, 'r1') });
    await receive({ type: 'event', event: round(3, 'r1') });
    expect(onNew).toHaveBeenCalledTimes(1);
    expect(onNew).toHaveBeenCalledWith([expect.objectContaining({ kind: 'round', id: '2' })]);
  });

  describe('with a late stream, when the first list already has new events', () => {
    const HOUR = 3_600_000;

    /**
     * Opens a page whose first list has a round settled before the page was opened, and one settled
     * afterwards.
     */
    async function openLate(state: object = {}) {
      const page = await openList(answer([]), {}, { live: false });
      // The device's clock is an hour behind.
      const now = Date.now() + HOUR;
      page.setNewest(
        answer(
          [
            { ...round(2, 'r2'), at: now },
            { ...round(1, 'r1'), at: now - 60_000 },
          ],
          { server_now: now, ...state },
        ),
      );
      act(() => page.goLive());
      await waitFor(() => expect(page.list().rows).toHaveLength(2));
      return page;
    }

    it('reports events since the page was opened', async () => {
      const { onNew, receive } = await openLate();
      await receive({ type: 'event', event: round(3, 'r3') });
      expect(onNew.mock.calls).toEqual([
        [[expect.objectContaining({ roundNumber: 'r2' })]],
        [[expect.objectContaining({ roundNumber: 'r3' })]],
      ]);
    });

    it('does not report events that were already read', async () => {
      const { onNew } = await openLate({ through: '2' });
      expect(onNew).not.toHaveBeenCalled();
    });

    it('reports nothing if the server does not send its clock', async () => {
      const { onNew } = await openLate({ server_now: undefined });
      expect(onNew).not.toHaveBeenCalled();
    });
  });

  it('does not report events that were read in another browser', async () => {
    const { list, onNew, setNewest } = await openList(answer([deposit(1)], { through: '1' }));
    setNewest(answer([deposit(2), deposit(1)], { through: '2' }));
    act(() => list().retry());
    await waitFor(() => expect(list().rows).toHaveLength(2));
    expect(onNew).not.toHaveBeenCalled();
  });
});
