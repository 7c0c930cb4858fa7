import type { HistoryPage } from '@platform/api';
import type { Query } from '@platform/api/react';
import { useEffect, useState } from 'react';
import type { SetPage } from './usePage';

/**
 * A list by page. It keeps the page that it brought last while it asks for another one: the table
 * stays on the screen, and the focus on its buttons. What failed keeps nothing. An address beyond the
 * last page, such as one from before rows were removed, leads to the last.
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
