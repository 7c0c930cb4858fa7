import type { Query } from '@platform/api/react';

/** The first of several queries that failed with nothing to show. */
export const failedOf = (
  ...queries: readonly Query<unknown>[]
): Pick<Query<unknown>, 'error' | 'retry'> | undefined =>
  queries.find(({ data, error }) => error && data === undefined);
