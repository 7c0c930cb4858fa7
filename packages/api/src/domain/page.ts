import type { HistoryPage } from '@platform/rules/models';
import type { Pagination } from '../contract';

export type { HistoryPage };

export const toPage = <WireRow, Row>(
  { data, pagination }: { data: readonly WireRow[]; pagination: Pagination },
  toRow: (row: WireRow, index: number, rows: readonly WireRow[]) => Row,
): HistoryPage<Row> => ({
  rows: data.map(toRow),
  current: pagination.currentPage,
  pages: pagination.totalPages,
  total: pagination.totalRecords,
  ...(pagination.archived_before !== undefined && { archivedBefore: pagination.archived_before }),
});
