import type { HistoryPage } from '@platform/api';
import type { Query } from '@platform/api/react';
import type { HistoryList } from '@platform/ui';

/** Converts a paged query to the list props of the tables in `@platform/ui`. */
export const listOf = <Row>(
  { data, error, isLoading, retry }: Query<HistoryPage<Row>>,
  onPageChange?: (page: number) => void,
): HistoryList<Row> => ({
  page: data,
  loading: isLoading,
  // If a refresh fails, the table keeps its rows and hides the error.
  error: data ? undefined : error?.message,
  onRetry: retry,
  onPageChange,
});
