import type { HistoryColumn } from '../HistoryTable/types';

/** By which column rows are sorted, and which way. */
export interface Sort {
  /** The column's id. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** One column of a `DataTable` whose rows are of type `Row`. */
export interface DataColumn<Row> extends HistoryColumn<Row> {
  /**
   * Its header is a button that sorts. With `compare` the table sorts the rows itself, otherwise the
   * caller does, e.g. on a server.
   * @default false, true with `compare`
   */
  sortable?: boolean;
  /**
   * Sorts the rows of the page, ascending: negative if `a` comes first. Rows that compare as equal stay
   * in their order.
   */
  compare?: ((a: Row, b: Row) => number) | undefined;
  /**
   * The menu of columns can hide it.
   * @default true, false for the header of the row
   */
  hideable?: boolean;
}
