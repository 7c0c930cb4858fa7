import { ApiError } from '@platform/api';
import { expect, test, vi } from 'vitest';
import { listOf } from './listOf';

const page = { rows: ['a'], current: 1, pages: 1, total: 1 };
const error = new ApiError(500, 'The database is resting.');
const retry = vi.fn();

test('[HIST-07] a failed list shows the error and a retry button', () => {
  const list = listOf({ data: undefined, error, isLoading: false, retry });
  expect(list).toMatchObject({ page: undefined, loading: false, error: error.message });
  list.onRetry?.();
  expect(retry).toHaveBeenCalledOnce();
});

test('keeps the rows if a refetch fails', () => {
  const list = listOf({ data: page, error, isLoading: false, retry });
  expect(list).toMatchObject({ page, error: undefined });
});
