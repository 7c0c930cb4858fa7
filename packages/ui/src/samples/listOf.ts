import type { HistoryPage } from '@platform/rules/models';

/** Returns a longer history, with these rows on a middle page. */
export const listOf = <Row>(
  rows: readonly Row[],
): { page: HistoryPage<Row>; onPageChange: () => void } => ({
  page: { rows, current: 2, pages: 4, total: 18 },
  onPageChange: () => {},
});
