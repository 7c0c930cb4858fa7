import type { Query } from '@platform/api/react';

export const failedOf = (
  ...queries: readonly Query<unknown>[]
): Pick<Query<unknown>, 'error' | 'retry'> | undefined =>
  queries.find(({ data, error }) => error && data === undefined);
