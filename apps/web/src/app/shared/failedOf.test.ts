import { ApiError } from '@platform/api';
import { expect, test } from 'vitest';
import { failedOf } from './failedOf';

const error = new ApiError(500, 'The database is resting.');
const query = { data: undefined, error: undefined, isLoading: false, retry: () => {} };
const there = { ...query, data: false };
const failed = { ...query, error };

test('[HIST-07] returns the first failed query without data', () => {
  expect(failedOf(there, failed)).toBe(failed);
});

test('ignores queries that are loading or still have data', () => {
  expect(failedOf(query, there, { ...there, error })).toBeUndefined();
});
