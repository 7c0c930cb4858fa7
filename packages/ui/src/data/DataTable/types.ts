import type { HistoryColumn } from '../HistoryTable/types';

/** Sort order: column and direction. */
export interface Sort {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** Column of a `DataTable` with rows of type `Row`. */
export interface DataColumn<Row> extends HistoryColumn<Row> {
  /**
   * Makes the header a sort button. With `compare`, the table sorts the rows. Otherwise the caller
   * sorts them, e.g. on a server.
   * @default false, true with `compare`
   */
  sortable?: boolean;
  /** Compares two rows, ascending: negative if `a` comes first. Equal rows keep their order. */
  compare?: ((a: Row, b: Row) => number) | undefined;
  /**
   * Lets the column menu hide this column.
   * @default true, false for the row header
   */
  hideable?: boolean;
}
