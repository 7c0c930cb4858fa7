import type { DataColumn, Sort } from './types';

/** Sorts rows by the sorted column's `compare` function. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const compare = sort && columns.find(({ id }) => id === sort.column)?.compare;
  if (!compare) return rows;
  return rows.toSorted(sort.direction === 'ascending' ? compare : (a, b) => compare(b, a));
}
