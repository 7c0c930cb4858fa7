import type { Pagination } from '../contract';

/** One page of a history. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** From 1. */
  readonly current: number;
  /** How many pages there are; none when the history is empty. */
  readonly pages: number;
  /** How many rows there are on all pages. */
  readonly total: number;
}

/** Maps a page of wire rows, row by row. */
export const toPage = <WireRow, Row>(
  { data, pagination }: { data: readonly WireRow[]; pagination: Pagination },
  toRow: (row: WireRow, index: number, rows: readonly WireRow[]) => Row,
): Page<Row> => ({
  rows: data.map(toRow),
  current: pagination.currentPage,
  pages: pagination.totalPages,
  total: pagination.totalRecords,
});
