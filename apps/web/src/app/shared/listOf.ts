import type { HistoryPage } from '@platform/api';
import type { Query } from '@platform/api/react';
import type { HistoryList } from '@platform/ui';

/** A query for pages, as the tables of `@platform/ui` take it. */
export const listOf = <Row>(
  { data, error, isLoading, retry }: Query<HistoryPage<Row>>,
  onPageChange?: (page: number) => void,
): HistoryList<Row> => ({
  page: data,
  loading: isLoading,
  // Rows on show are worth more than the news that fetching them again failed.
  error: data ? undefined : error?.message,
  onRetry: retry,
  onPageChange,
});
