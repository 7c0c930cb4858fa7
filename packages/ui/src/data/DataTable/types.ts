import type { HistoryColumn } from '../HistoryTable/types';

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface DataColumn<Row> extends HistoryColumn<Row> {
  /**
   * Makes the header a sort button. With `compare`, the table sorts the rows; otherwise the caller
   * does.
   * @default false, true with `compare`
   */
  sortable?: boolean;
  /**
   * Compares two rows in ascending order: negative if `a` comes first. Equal rows keep their order.
   */
  compare?: ((a: Row, b: Row) => number) | undefined;
  /**
   * Lets the column menu hide this column.
   * @default true, false for the row header
   */
  hideable?: boolean;
}
