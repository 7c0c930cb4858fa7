import { ApiError } from '@platform/api';
import { expect, test } from 'vitest';
import { failedOf } from './failedOf';

const error = new ApiError(500, 'The database is resting.');
const query = { data: undefined, error: undefined, isLoading: false, retry: () => {} };
const there = { ...query, data: false };
const failed = { ...query, error };

test('[HIST-07] the first query that failed with nothing to show is told', () => {
  expect(failedOf(there, failed)).toBe(failed);
});

test('what is on its way, or on show while fetching it again failed, has not', () => {
  expect(failedOf(query, there, { ...there, error })).toBeUndefined();
});
