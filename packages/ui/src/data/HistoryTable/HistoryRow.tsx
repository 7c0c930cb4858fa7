import { classNames } from '../../internal/classNames';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { ROLES } from './roles';
import type { HistoryColumn } from './types';
import * as styles from './HistoryTable.css';

interface HistoryRowProps<Row> {
  row: Row;
  columns: readonly HistoryColumn<Row>[];
}

/** The columns that have a cell in this row, each with how many columns the cell takes. */
function cellsOf<Row>({ row, columns }: HistoryRowProps<Row>) {
  let covered = 0;
  return columns.flatMap((column, place) => {
    if (place < covered) return [];
    const span = column.span?.(row) ?? 1;
    covered = place + span;
    return [{ ...column, span }];
  });
}

/** One row of a table; on a phone, one card. */
export function HistoryRow<Row>({ row, columns }: HistoryRowProps<Row>) {
  const cells = cellsOf({ row, columns });
  return (
    <tr {...ROLES.row} className={styles.row}>
      {cells.map(
        ({
          id,
          header,
          cell,
          align = 'start',
          rowHeader = false,
          long = false,
          spare = false,
          span,
        }) => {
          const Cell = rowHeader ? 'th' : 'td';
          return (
            <Cell
              key={id}
              {...(rowHeader ? ROLES.rowheader : ROLES.cell)}
              colSpan={span > 1 ? span : undefined}
              data-align={align}
              className={classNames(styles.cell, long && styles.long, spare && styles.spare)}
            >
              {/* Screen readers have the column's header; on a card, eyes need it beside the value. */}
              <span aria-hidden className={styles.label}>
                {header}
              </span>
              <span className={styles.value}>{cell(row)}</span>
            </Cell>
          );
        },
      )}
    </tr>
  );
}

/** A row that is on its way, as high as a row that is there. */
export function SkeletonRow<Row>({ columns }: Pick<HistoryRowProps<Row>, 'columns'>) {
  return (
    <tr {...ROLES.row} className={styles.row}>
      {columns.map(({ id, align = 'start', spare = false }) => (
        <td
          key={id}
          {...ROLES.cell}
          data-align={align}
          className={classNames(styles.cell, spare && styles.spare)}
        >
          <Skeleton className={styles.skeleton} />
        </td>
      ))}
    </tr>
  );
}
