/** One page of a history. */
export interface HistoryPage<Row> {
  readonly rows: readonly Row[];
  /** From 1. */
  readonly current: number;
  /** How many pages there are; none when the history is empty. */
  readonly pages: number;
  /** How many rows there are on all pages. */
  readonly total: number;
  /** What is before this moment is archived, in no page. Epoch ms; absent when there is no such row. */
  readonly archivedBefore?: number | undefined;
}
