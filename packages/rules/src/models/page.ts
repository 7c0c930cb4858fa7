export interface HistoryPage<Row> {
  readonly rows: readonly Row[];
  /** Page number, from 1. */
  readonly current: number;
  /** Number of pages; 0 if the history is empty. */
  readonly pages: number;
  /** Number of rows on all pages. */
  readonly total: number;
  /**
   * Time before which rows are archived, epoch ms. Archived rows are not listed. Absent if nothing
   * is archived.
   */
  readonly archivedBefore?: number | undefined;
}
