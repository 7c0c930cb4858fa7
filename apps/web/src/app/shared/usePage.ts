import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export const pageIn = (query: URLSearchParams, parameter = 'page'): number => {
  const page = Number(query.get(parameter));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** `replace` replaces the current history entry instead of adding one. */
export type SetPage = (page: number, options?: { replace?: boolean }) => void;

/** @param parameter query parameter other than `page`, for a second list on the same page */
export function usePage(parameter = 'page'): [page: number, setPage: SetPage] {
  const [query, setQuery] = useSearchParams();
  const setPage = useCallback<SetPage>(
    (page, options) =>
      setQuery((current) => {
        current.set(parameter, String(page));
        return current;
      }, options),
    [parameter, setQuery],
  );
  return [pageIn(query, parameter), setPage];
}

/**
 * Returns the row with an id. The row stays during the fade-out of its dialog, and even if newer
 * rows push it to the next page.
 */
export function useRow<Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
  id: string | null,
): Row | undefined {
  const row = rows?.find((one) => one.id === id);
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  return id === null || last?.id === id ? last : undefined;
}
