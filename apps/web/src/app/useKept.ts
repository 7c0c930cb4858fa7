import type { Query } from '@platform/api/react';
import { useState } from 'react';

/**
 * A query that keeps what it brought last while it asks for something else, such as the next page:
 * the table stays on the screen, and the focus on its buttons. What failed keeps nothing.
 */
export function useKept<Data>(query: Query<Data>): Query<Data> {
  const { data, error } = query;
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return { ...query, data: data ?? (error ? undefined : last) };
}
