import type { ExportValue, HistoryColumn } from '../HistoryTable/types';

export interface ExportColumn<Row> {
  header: string;
  value: (row: Row) => ExportValue;
}

/** Returns a table's columns for an export, in the same order. Omits columns without a `value`. */
export const exportColumnsOf = <Row>(columns: readonly HistoryColumn<Row>[]): ExportColumn<Row>[] =>
  columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []));
