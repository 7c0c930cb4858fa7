// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { myBets, paginate } from '../contract';
import { openPage, success } from './testing/openPage';
import { useLatestBets } from './useLatestBets';
import { useRefresh } from './useRefresh';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const PATH = '/api/game/myBets';
const RAVI = { token: 't2', member: { id: '8', code: 'ravi', name: 'Ravi' } };

const rowOf = (id: string, round: number) => ({
  order_id: id,
  gameId: { roundNumber: String(100 - round), result: null },
  amount: '1',
  betType: 'high',
  betValue: 'high',
  state: 'open',
  total_winning: '0',
});

/**
 * Creates a server with the given numbers of bets per round, newest first, ten per page. The member
 * with the token `t2` has other bets.
 */
function openBets(...counts: number[]) {
  const rows = counts.flatMap((count, round) =>
    Array.from({ length: count }, (_, index) => rowOf(`bet-${round}-${index}`, round)),
  );
  const others = Array.from({ length: 12 }, (_, index) => rowOf(`other-${index}`, 0));
  const during = { request: (_count: number) => {} };
  const page = openPage({
    [PATH]: (request) => {
      during.request(page.calls(PATH).length);
      const number = Number(new URL(request.url).searchParams.get('page'));
      const all = request.headers.get('authorization') === 'Bearer t2' ? others : rows;
      return success({
        data: all.slice((number - 1) * 10, number * 10),
        pagination: paginate(all.length, number),
      });
    },
  });
  const shown: (readonly string[] | undefined)[] = [];
  const { result } = renderHook(
    () => {
      const bets = useLatestBets(1);
      shown.push(bets?.map(({ id }) => id));
      return { bets, refresh: useRefresh() };
    },
    { wrapper: page.wrapper },
  );
  return {
    session: page.session,
    during,
    shown,
    bets: () => result.current.bets,
    requests: () => page.calls(PATH).length,
    tokens: () =>
      page
        .calls(PATH)
        .filter(({ url }) => url.includes('page=2'))
        .map(({ headers }) => headers.get('authorization')),
    place: (id: string) => {
      rows.unshift(rowOf(id, 0));
      return act(() => result.current.refresh([myBets]));
    },
  };
}

it('returns the first page, requested once, if it covers two rounds', async () => {
  const { bets, requests } = openBets(2, 3, 20);
  await waitFor(() => expect(bets()).toHaveLength(10));
  expect(requests()).toBe(1);
});

it('returns all bets of the last two rounds, for any number of bets', async () => {
  const { bets } = openBets(17, 8, 30);
  await waitFor(() => expect(bets()?.length).toBeGreaterThan(10));
  const on = (round: string) => bets()?.filter(({ roundNumber }) => roundNumber === round).length;
  expect([on('100'), on('99')]).toEqual([17, 8]);
});

it('stops at the last page', async () => {
  const { bets } = openBets(9, 4);
  await waitFor(() => expect(bets()).toHaveLength(13));
});

it('keeps known bets while the pages after a new bet are fetched', async () => {
  const { bets, shown, place } = openBets(10);
  await waitFor(() => expect(bets()).toHaveLength(10));
  const before = shown.length;
  for (const count of [11, 12, 13]) {
    await place(`new-${count}`);
    await waitFor(() => expect(bets()).toHaveLength(count));
  }
  const counts = shown.slice(before).map((ids) => ids?.length ?? 0);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(
    bets()
      ?.slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(['new-13', 'new-12']);
  expect(new Set(shown.at(-1)).size).toBe(13);
});

it('drops the bets of another member', async () => {
  const { bets, shown, session } = openBets(12);
  await waitFor(() => expect(bets()).toHaveLength(12));
  const before = shown.length;
  act(() => session.signIn(RAVI));
  await waitFor(() => expect(bets()?.[0]?.id).toBe('other-0'));
  expect(bets()).toHaveLength(12);
  const ids = shown.slice(before).flatMap((each) => each ?? []);
  expect(ids.filter((id) => !id.startsWith('other'))).toEqual([]);
});

it('fetches all pages as the same member, even if another member signs in meanwhile', async () => {
  const { bets, session, during, tokens } = openBets(12);
  // The first page is requested on its own, and again with the later pages.
  during.request = (count) => {
    if (count === 2) act(() => session.signIn(RAVI));
  };
  await waitFor(() => expect(bets()?.[0]?.id).toBe('other-0'));
  await waitFor(() => expect(bets()).toHaveLength(12));
  expect(tokens()).toEqual(['Bearer t1', 'Bearer t2']);
});
