import type { DataColumn, Sort } from './types';

/**
 * Rows in the order of `sort`, by the `compare` of its column. Without one, or without `sort`, they are
 * returned as they are.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const compare = sort && columns.find(({ id }) => id === sort.column)?.compare;
  if (!compare) return rows;
  return rows.toSorted(sort.direction === 'ascending' ? compare : (a, b) => compare(b, a));
}
