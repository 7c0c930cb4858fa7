import { classNames } from '../../internal/classNames';
import { mergeProps } from '../../internal/mergeProps';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { ROLES } from './roles';
import type { HistoryColumn, HistoryTableSlots } from './types';
import * as styles from './HistoryTable.css';

export interface HistoryRowProps<Row> {
  row: Row;
  /** Zero-based index among the displayed rows. */
  index: number;
  columns: readonly HistoryColumn<Row>[];
  slotProps?: HistoryTableSlots<Row> | undefined;
}

function cellsOf<Row>({ row, columns }: Pick<HistoryRowProps<Row>, 'row' | 'columns'>) {
  const cells = [];
  for (let place = 0; place < columns.length;) {
    const column = columns[place] as HistoryColumn<Row>;
    const span = column.span?.(row) ?? 1;
    cells.push({ column, span });
    place += span;
  }
  return cells;
}

export function HistoryRow<Row>({ row, index, columns, slotProps }: HistoryRowProps<Row>) {
  return (
    <tr {...mergeProps({ ...ROLES.row, className: styles.row }, slotProps?.row?.(row, index))}>
      {cellsOf({ row, columns }).map(({ column, span }) => {
        const { id, header, align = 'start', rowHeader, long, spare } = column;
        const Cell = rowHeader ? 'th' : 'td';
        const props = {
          ...(rowHeader ? ROLES.rowheader : ROLES.cell),
          colSpan: span > 1 ? span : undefined,
          'data-label': header,
          'data-align': align === 'start' ? undefined : align,
          className: classNames(styles.cell, long && styles.long, spare && styles.spare),
          children: column.cell(row),
        };
        return <Cell key={id} {...mergeProps(props, slotProps?.cell?.(row, column))} />;
      })}
    </tr>
  );
}

export function SkeletonRow<Row>({ columns }: Pick<HistoryRowProps<Row>, 'columns'>) {
  return (
    <tr {...ROLES.row} className={styles.row}>
      {columns.map(({ id, align = 'start', spare = false }) => (
        <td
          key={id}
          {...ROLES.cell}
          data-align={align === 'start' ? undefined : align}
          className={classNames(styles.cell, spare && styles.spare)}
        >
          <Skeleton className={styles.skeleton} />
        </td>
      ))}
    </tr>
  );
}
