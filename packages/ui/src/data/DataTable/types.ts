import type { HistoryColumn } from '../HistoryTable/types';

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface DataColumn<Row> extends HistoryColumn<Row> {
  /**
   * True to make the header a sort button. Without `compare`, the caller sorts the rows.
   * @default false, or true with `compare`
   */
  sortable?: boolean;
  /** Compares two rows in ascending order. */
  compare?: ((a: Row, b: Row) => number) | undefined;
  /**
   * True if users can hide the column.
   * @default true, or false for the row header
   */
  hideable?: boolean;
}
