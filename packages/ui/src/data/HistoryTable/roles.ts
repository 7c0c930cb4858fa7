/**
 * What a table's elements are anyway. Written out, because a browser takes an element laid out as a
 * card for no element of a table any more.
 */
export const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
