import { HistoryTable, type HistoryTableProps } from '../data/HistoryTable/HistoryTable';
import type { HistoryColumn } from '../data/HistoryTable/types';

interface HistoryOfProps<Row> extends Omit<HistoryTableProps<Row>, 'columns'> {
  useColumns: () => HistoryColumn<Row>[];
}

/** Renders a history whose columns come from a hook: stories cannot call hooks outside a component. */
export function HistoryOf<Row>({ useColumns, ...rest }: HistoryOfProps<Row>) {
  return <HistoryTable {...rest} columns={useColumns()} />;
}
