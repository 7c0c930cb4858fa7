// @vitest-environment jsdom
import { ApiError, type HistoryPage } from '@platform/api';
import type { Query } from '@platform/api/react';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePaged } from './usePaged';

afterEach(cleanup);

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

/** Returns the query after these states, and in `led` the redirects to other pages. */
function shown(...[start = loading, ...rest]: Query<List>[]) {
  const setPage = vi.fn();
  const { result, rerender } = renderHook((state) => usePaged(state, setPage), {
    initialProps: start,
  });
  for (const state of rest) rerender(state);
  return { ...result.current, led: setPage.mock.calls };
}

test('the first page is waited for', () => {
  expect(shown(loading)).toMatchObject({ data: undefined, isLoading: true, led: [] });
});

test('[HIST-05] a page stays on show while the next one is on its way', () => {
  expect(shown(query({ data: first }), loading)).toMatchObject({ data: first, isLoading: true });
  expect(shown(query({ data: first }), loading, query({ data: second })).data).toBe(second);
  // Also keeps a page that arrived after the first request.
  expect(shown(loading, query({ data: first }), loading).data).toBe(first);
  expect(shown(query({ data: first }), query({ data: second }), loading).data).toBe(second);
});

test('[HIST-07] a page that failed shows no other in its place', () => {
  const error = new ApiError(500, 'The database is resting.');
  expect(shown(query({ data: first }), query({ error }))).toMatchObject({
    data: undefined,
    error,
  });
});

test('[HIST-05] a page beyond the last one leads to the last, and is not shown as empty', () => {
  const beyond = { rows: [], current: 99, pages: 3, total: 30 };
  expect(shown(query({ data: beyond }))).toMatchObject({
    data: undefined,
    isLoading: true,
    led: [[3, { replace: true }]],
  });
});

test('[HIST-06] a page of an empty list leads to its first, which says so', () => {
  const empty = { rows: [], pages: 0, total: 0 };
  expect(shown(query({ data: { ...empty, current: 2 } })).led).toEqual([[1, { replace: true }]]);
  expect(shown(query({ data: { ...empty, current: 1 } }))).toMatchObject({
    data: { rows: [] },
    isLoading: false,
    led: [],
  });
});
