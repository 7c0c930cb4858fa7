// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paginate } from '../contract';
import { openPage, success } from './testing/openPage';
import { useLatestBets } from './useLatestBets';

const PATH = '/api/game/myBets';

/** A server with as many bets on each of these rounds, the newest first, ten on a page. */
function openBets(...counts: number[]) {
  const rows = counts.flatMap((count, round) =>
    Array.from({ length: count }, (_, index) => ({
      order_id: `bet-${round}-${index}`,
      gameId: { roundNumber: String(100 - round), result: null },
      amount: '1',
      betType: 'high',
      betValue: 'high',
      state: 'open',
      total_winning: '0',
    })),
  );
  const page = openPage({
    [PATH]: (request) => {
      const number = Number(new URL(request.url).searchParams.get('page'));
      return success({
        data: rows.slice((number - 1) * 10, number * 10),
        pagination: paginate(rows.length, number),
      });
    },
  });
  const { result } = renderHook(() => useLatestBets(1), { wrapper: page.wrapper });
  return { bets: () => result.current, requests: () => page.calls(PATH).length };
}

it('is the first page, asked for once, when that reaches back beyond two rounds', async () => {
  const { bets, requests } = openBets(2, 3, 20);
  await waitFor(() => expect(bets()).toHaveLength(10));
  expect(requests()).toBe(1);
});

it('has all bets of the last two rounds, however many they are', async () => {
  const { bets } = openBets(17, 8, 30);
  await waitFor(() => expect(bets()?.length).toBeGreaterThan(10));
  const on = (round: string) => bets()?.filter(({ roundNumber }) => roundNumber === round).length;
  expect([on('100'), on('99')]).toEqual([17, 8]);
});

it('ends with the last page', async () => {
  const { bets } = openBets(9, 4);
  await waitFor(() => expect(bets()).toHaveLength(13));
});
