import { HistoryTable, type HistoryTableProps } from '../data/HistoryTable/HistoryTable';
import type { HistoryColumn } from '../data/HistoryTable/types';

interface HistoryOfProps<Row> extends Omit<HistoryTableProps<Row>, 'columns'> {
  useColumns: () => HistoryColumn<Row>[];
}

/** Renders a history whose columns come from a hook, because stories cannot call hooks themselves. */
export function HistoryOf<Row>({ useColumns, ...rest }: HistoryOfProps<Row>) {
  return <HistoryTable {...rest} columns={useColumns()} />;
}
