import { expect, test, vi } from 'vitest';
import type { Client } from './createClient';
import { myBets, paginate, winningNumbers } from '../contract';
import { fetchHistory, histories, knownHistory, MOST_ROWS, type HistorySource } from './histories';

const SIZE = 500;
const clientOf = (call?: unknown) => {
  const state = { token: 't1' };
  return { client: { call, session: { get: () => state } } as unknown as Client, state };
};
const { client } = clientOf();

/**
 * Creates a history of numbers. `grow` runs before each page and returns the number of new rows.
 */
function sourceOf(count: number, grow: (page: number) => number = () => 0) {
  let total = count;
  const asked: number[] = [];
  const source: HistorySource<number> = (_, page) => {
    asked.push(page);
    total += grow(page);
    const newest = total - (page - 1) * SIZE;
    const rows = Array.from({ length: Math.min(SIZE, Math.max(newest, 0)) }, (_, n) => newest - n);
    return Promise.resolve({ rows, current: page, pages: Math.ceil(total / SIZE), total });
  };
  return { source, asked };
}

const downFrom = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => newest - index);

test.each([0, 1, SIZE, SIZE + 1, 3 * SIZE])('fetches all %i rows, newest first', async (count) => {
  const { source } = sourceOf(count);
  expect(await fetchHistory(client, source)).toEqual({
    rows: downFrom(count, count),
    total: count,
  });
});

test('neither repeats nor skips rows if new rows arrive during the fetch', async () => {
  const { source } = sourceOf(3 * SIZE, (page) => (page === 1 ? 0 : 7));
  const { rows } = await fetchHistory(client, source);
  expect(rows).toEqual(downFrom(3 * SIZE, 3 * SIZE));
});

test('fetches the newest rows of a long history, with no more pages than needed', async () => {
  const { source, asked } = sourceOf(1_000_000);
  const { rows, total } = await fetchHistory(client, source);
  expect(rows).toEqual(downFrom(1_000_000, MOST_ROWS));
  expect(total).toBe(1_000_000);
  expect(asked).toHaveLength(MOST_ROWS / SIZE);
});

test.each([
  ['rounds', histories.gameRounds(3) as HistorySource<unknown>, winningNumbers],
  ['bets', histories.myBets(3), myBets],
])('fetches the %s of a game by pages of 500 rows', async (_, source, call) => {
  const ask = vi.fn(() => Promise.resolve({ data: [], pagination: paginate(0, 1) }));
  await fetchHistory(clientOf(ask).client, source);
  expect(ask.mock.calls).toEqual([[call, { gametype: 3, page: 1, size: SIZE }, { token: 't1' }]]);
});

test('fetches every page as the same member, even if another member signs in meanwhile', async () => {
  const tokens: unknown[] = [];
  const { client, state } = clientOf((_: unknown, { page }: { page: number }, options: object) => {
    tokens.push(options);
    state.token = 't2';
    return Promise.resolve({ data: [], pagination: paginate(2 * SIZE, page, SIZE) });
  });
  await fetchHistory(client, histories.myBets(3));
  expect(tokens).toEqual([{ token: 't1' }, { token: 't1' }]);
});

test('returns an already loaded history unchanged', async () => {
  expect(await fetchHistory(client, knownHistory(['b', 'a']))).toEqual({
    rows: ['b', 'a'],
    total: 2,
  });
});
