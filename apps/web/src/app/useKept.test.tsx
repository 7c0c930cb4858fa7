// @vitest-environment jsdom
import { ApiError } from '@platform/api';
import type { Query } from '@platform/api/react';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useKept } from './useKept';

afterEach(cleanup);

const query = (state: Partial<Query<string>>): Query<string> => ({
  data: undefined,
  error: undefined,
  isLoading: false,
  retry: () => {},
  ...state,
});
const loading = query({ isLoading: true });

/** What is on show after a query has gone through these states. */
function shown(...[first = loading, ...rest]: Query<string>[]) {
  const { result, rerender } = renderHook(useKept<string>, { initialProps: first });
  for (const state of rest) rerender(state);
  return result.current;
}

test('the first page is waited for', () => {
  expect(shown(loading)).toMatchObject({ data: undefined, isLoading: true });
});

test('[HIST-05] a page stays on show while the next one is on its way', () => {
  expect(shown(query({ data: 'page 1' }), loading)).toMatchObject({
    data: 'page 1',
    isLoading: true,
  });
  expect(shown(query({ data: 'page 1' }), loading, query({ data: 'page 2' })).data).toBe('page 2');
});

test('[HIST-07] a page that failed shows no other in its place', () => {
  const error = new ApiError(500, 'The database is resting.');
  expect(shown(query({ data: 'page 1' }), query({ error }))).toMatchObject({
    data: undefined,
    error,
  });
});
