import type { HistoryPage } from '@platform/api';
import type { Query } from '@platform/api/react';
import type { HistoryList } from '@platform/ui';

/** Converts a query for pages to the list props of the tables in `@platform/ui`. */
export const listOf = <Row>(
  { data, error, isLoading, retry }: Query<HistoryPage<Row>>,
  onPageChange?: (page: number) => void,
): HistoryList<Row> => ({
  page: data,
  loading: isLoading,
  // A failed refresh keeps the rows and hides its error.
  error: data ? undefined : error?.message,
  onRetry: retry,
  onPageChange,
});
