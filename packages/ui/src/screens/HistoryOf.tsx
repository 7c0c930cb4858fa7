import { HistoryTable, type HistoryTableProps } from '../data/HistoryTable/HistoryTable';
import type { HistoryColumn } from '../data/HistoryTable/types';

interface HistoryOfProps<Row> extends Omit<HistoryTableProps<Row>, 'columns'> {
  useColumns: () => HistoryColumn<Row>[];
}

/** A history with one of the sets of columns, which only a component can ask for. */
export function HistoryOf<Row>({ useColumns, ...rest }: HistoryOfProps<Row>) {
  return <HistoryTable {...rest} columns={useColumns()} />;
}
