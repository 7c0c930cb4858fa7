import type { HistoryPage } from '@platform/api';
import type { Query } from '@platform/api/react';
import { useEffect, useState } from 'react';
import type { SetPage } from './usePage';

/**
 * Keeps the last page of a list while another one loads, so that the table and the focus on its buttons
 * stay. A failure drops the kept page. An address beyond the last page, such as after rows were removed,
 * redirects to the last page.
 */
export function usePaged<List extends HistoryPage<unknown>>(
  query: Query<List>,
  setPage: SetPage,
): Query<List> {
  const { data, error, isLoading } = query;
  const last = Math.max(data?.pages ?? 1, 1);
  const beyond = data !== undefined && data.current > last;
  useEffect(() => {
    if (beyond) setPage(last, { replace: true });
  }, [beyond, last, setPage]);
  const page = beyond ? undefined : data;
  const [kept, setKept] = useState(page);
  if (page !== undefined && page !== kept) setKept(page);
  return { ...query, data: page ?? (error ? undefined : kept), isLoading: isLoading || beyond };
}
