import { useCallback } from 'react';
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
