import type { HistoryPage } from '@platform/api';
import type { Query } from '@platform/api/react';
import type { HistoryList } from '@platform/ui';

export const listOf = <Row>(
  { data, error, isLoading, retry }: Query<HistoryPage<Row>>,
  onPageChange?: (page: number) => void,
): HistoryList<Row> => ({
  page: data,
  loading: isLoading,
  // If a refetch fails, the table keeps the rows and shows no error.
  error: data ? undefined : error?.message,
  onRetry: retry,
  onPageChange,
});
