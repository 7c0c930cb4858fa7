import { classNames } from '../../internal/classNames';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { HistoryTableSlots } from '../HistoryTable/types';
import { ACTIONS } from './actionsColumn';
import { SELECT, SelectAll, type Text } from './selectColumn';
import { directionOf, SortButton } from './SortButton';
import type { DataColumn, Sort } from './types';
import type { Selection } from './useSelection';
import * as styles from './DataTable.css';

export interface DataSlotsOptions<Row> {
  columns: readonly DataColumn<Row>[];
  /** Total number of rows; set only if not all rows are rendered. */
  rowCount: number | undefined;
  sticky: boolean;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  selection: Selection;
  rowKey: ((row: Row) => string) | undefined;
  text: Text;
}

const isTool = (id: string) => id === SELECT || id === ACTIONS;

export function dataSlots<Row>({
  columns,
  rowCount,
  sticky,
  sort,
  onSort,
  selection,
  rowKey,
  text,
}: DataSlotsOptions<Row>): HistoryTableSlots<Row> {
  const sorts = new Set(
    columns
      .filter(({ sortable, compare }) => sortable ?? compare !== undefined)
      .map(({ id }) => id),
  );
  const inHeader = (id: string, header: string) => {
    if (id === SELECT) return <SelectAll selection={selection} text={text} />;
    if (id === ACTIONS) return <VisuallyHidden>{header}</VisuallyHidden>;
    if (!sorts.has(id)) return undefined;
    return <SortButton column={id} header={header} sort={sort} onSort={onSort} />;
  };
  // Screen readers need the row count and indexes if not all rows are rendered.
  const counted = rowCount !== undefined;
  return {
    table: { 'aria-rowcount': counted ? rowCount + 1 : undefined },
    head: { className: classNames(styles.head, sticky && styles.sticky) },
    headerRow: { className: styles.headRow, 'aria-rowindex': counted ? 1 : undefined },
    header: ({ id, header }) => {
      const children = inHeader(id, header);
      return {
        className: classNames(
          styles.header,
          (id === ACTIONS || !children) && styles.clipped,
          isTool(id) && styles.narrow,
        ),
        'aria-sort': directionOf(id, sort),
        children,
      };
    },
    row: (row, index) => ({
      className: styles.row,
      'aria-rowindex': counted ? index + 2 : undefined,
      'data-selected': (rowKey && selection.has(rowKey(row))) || undefined,
    }),
    cell: (_, { id }) => (isTool(id) ? { className: styles.narrow } : undefined),
  };
}
