// @vitest-environment jsdom
import { ApiError, type HistoryPage } from '@platform/api';
import type { Query } from '@platform/api/react';
import { act, render, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { usePage } from './usePage';
import { usePaged } from './usePaged';

type List = HistoryPage<string>;

const query = (state: Partial<Query<List>>): Query<List> => ({
  data: undefined,
  error: undefined,
  isLoading: false,
  retry: () => {},
  ...state,
});
const loading = query({ isLoading: true });

const pageOf = (current: number): List => ({
  rows: [`row of page ${current}`],
  current,
  pages: 3,
  total: 30,
});
const [first, second] = [pageOf(1), pageOf(2)];

/** Returns the last query, and the redirects as `led`. */
function shown(...[start = loading, ...rest]: Query<List>[]) {
  const setPage = vi.fn();
  const { result, rerender } = renderHook((state) => usePaged(state, setPage), {
    initialProps: start,
  });
  for (const state of rest) rerender(state);
  return { ...result.current, led: setPage.mock.calls };
}

test('shows the first page as loading', () => {
  expect(shown(loading)).toMatchObject({ data: undefined, isLoading: true, led: [] });
});

test('[HIST-05] keeps the current page while the next page loads', () => {
  expect(shown(query({ data: first }), loading)).toMatchObject({ data: first, isLoading: true });
  expect(shown(query({ data: first }), loading, query({ data: second })).data).toBe(second);
  expect(shown(loading, query({ data: first }), loading).data).toBe(first);
  expect(shown(query({ data: first }), query({ data: second }), loading).data).toBe(second);
});

test('[HIST-07] shows an error instead of rows if a page fails to load', () => {
  const error = new ApiError(500, 'The database is resting.');
  expect(shown(query({ data: first }), query({ error }))).toMatchObject({
    data: undefined,
    error,
  });
});

test('[HIST-05] redirects from a page after the last one to the last page', () => {
  const beyond = { rows: [], current: 99, pages: 3, total: 30 };
  expect(shown(query({ data: beyond }))).toMatchObject({
    data: undefined,
    isLoading: true,
    led: [[3, { replace: true }]],
  });
});

test('[HIST-06] redirects from any page of an empty list to the first page, and shows it empty', () => {
  const empty = { rows: [], pages: 0, total: 0 };
  expect(shown(query({ data: { ...empty, current: 2 } })).led).toEqual([[1, { replace: true }]]);
  expect(shown(query({ data: { ...empty, current: 1 } }))).toMatchObject({
    data: { rows: [] },
    isLoading: false,
    led: [],
  });
});

// remix-run/react-router#9757: of two simultaneous changes, the second one ignores the first and
// starts from the original query.
test('[HIST-05] redirects both lists of a page if they become shorter at the same time', async () => {
  const lists = Array.from({ length: 10 }, (_, current) =>
    query({ data: { rows: [], current, pages: 3, total: 30 } }),
  );
  const listOf = (current: number) => lists[current] ?? loading;
  function Lists() {
    const [page, setPage] = usePage();
    const [bets, setBets] = usePage('bets');
    usePaged(listOf(page), setPage);
    usePaged(listOf(bets), setBets);
    return null;
  }
  const router = createMemoryRouter([{ path: '/', element: <Lists /> }], {
    initialEntries: ['/?page=9&bets=8&tab=wallet'],
  });
  await act(async () => void render(<RouterProvider router={router} />));
  expect(router.state.location.search).toBe('?page=3&bets=3&tab=wallet');
});
