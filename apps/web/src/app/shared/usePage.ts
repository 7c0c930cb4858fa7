import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Returns the page number in the address, `?page=2`; 1 for an invalid number. */
export const pageIn = (query: URLSearchParams, parameter = 'page'): number => {
  const page = Number(query.get(parameter));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** Opens a page of a list as a new history entry. With `replace`, the page replaces the current entry. */
export type SetPage = (page: number, options?: { replace?: boolean }) => void;

/**
 * Returns the list page that the address contains. The address can be shared, and Back returns to the
 * previous page.
 *
 * @param parameter query parameter other than `page`, for the second list of a screen
 */
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
 * Returns the row that a dialog shows. The row stays when newer rows move it to the next page, and
 * while the dialog fades out, after the address has dropped its id.
 *
 * @param rows rows of the page; `undefined` until they arrive
 * @param id `null` if the address names no row
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
