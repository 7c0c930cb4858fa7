import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The page of a list that the address asks for, `?page=2`; the first for whatever is no page. */
export const pageIn = (query: URLSearchParams, parameter = 'page'): number => {
  const page = Number(query.get(parameter));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** Goes to a page: as a new entry of the history, unless it replaces the last one. */
export type SetPage = (page: number, options?: { replace?: boolean }) => void;

/**
 * The page of a list, kept in the address: it can be sent to others, and Back goes one back.
 *
 * @param parameter another name than `page` for the second list of a screen
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
 * The row that a dialog is about. It stays when newer ones move it to the next page, and while the dialog
 * fades out, when the address no longer names it.
 *
 * @param rows the page that it is on; `undefined` until that is there
 * @param id `null` where the address names none
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
