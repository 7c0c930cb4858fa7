'use client';

import { dataTable } from '@platform/messages/dataTable';
import { useMemo, useRef, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, mergeSlots } from '../../internal/mergeProps';
import { useLoaded } from '../../internal/onDemand';
import { useControlled } from '../../internal/useControlled';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { HistoryTable, type HistoryTableProps } from '../HistoryTable/HistoryTable';
import * as table from '../HistoryTable/HistoryTable.css';
import { Pagination } from '../Pagination/Pagination';
import { actionsColumn } from './actionsColumn';
import { ColumnsMenu } from './ColumnsMenu';
import { dataSlots } from './dataSlots';
import { selectColumn } from './selectColumn';
import { SelectionBar } from './SelectionBar';
import { sortRows } from './sortRows';
import type { DataColumn, Sort } from './types';
import { useSelection } from './useSelection';
import * as styles from './DataTable.css';

export type { DataColumn, Sort };

/** Maximum number of rows at which all are rendered. Longer tables render only visible rows. */
const MOST_ROWS_DRAWN = 200;
/** Number of rows rendered until the code for long tables has loaded. */
const ROWS_DRAWN_FIRST = 50;

const NONE: readonly string[] = [];
const loadManyRows = () => import('./ManyRows');

export interface DataTableProps<Row> extends Omit<HistoryTableProps<Row>, 'columns'> {
  columns: readonly DataColumn<Row>[];
  /** Controlled sort order; `null` keeps the order of `rows`. */
  sort?: Sort | null;
  /**
   * Initial sort order.
   * @default null
   */
  defaultSort?: Sort | null;
  /** Called with the new order when a header is pressed: first ascending, then descending. */
  onSortChange?: (sort: Sort) => void;
  /** Keys of the selected rows. Selection requires `rowKey`. */
  selected?: readonly string[];
  /**
   * Initial keys of the selected rows.
   * @default []
   */
  defaultSelected?: readonly string[];
  onSelectedChange?: (selected: readonly string[]) => void;
  /** Returns `Button`s for the selected rows. */
  selectionActions?: (selected: readonly string[]) => ReactNode;
  /** Returns `MenuItem`s for a menu at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /**
   * Returns the row name used in the labels of its controls.
   * @default the row key
   */
  rowName?: (row: Row) => string;
  /**
   * Controlled ids of hidden columns. The column menu requires one of `hiddenColumns`,
   * `defaultHiddenColumns` and `onHiddenColumnsChange`.
   */
  hiddenColumns?: readonly string[];
  /**
   * Initial ids of hidden columns.
   * @default []
   */
  defaultHiddenColumns?: readonly string[];
  onHiddenColumnsChange?: (hidden: readonly string[]) => void;
  /**
   * True to keep the headers visible while the page scrolls. If the page has a sticky header, set
   * `slotProps.head.style.insetBlockStart` to its height. Always on with more than 200 rows.
   * @default false
   */
  stickyHead?: boolean;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof dataTable>>;
}

/**
 * `HistoryTable` with optional sorting, selection, row actions and hidden columns. With more than
 * 200 rows, the table scrolls and renders only visible rows.
 *
 * **When not to use it:** for read-only rows, use a `HistoryTable`, which is half the size.
 *
 * **Do:** Offer bulk actions as soon as rows are selected.
 *
 * **Don't:** Put four buttons in every row: use the row menu.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on a header: sorts by this column; again, reverses the order |
 * | Space | on a row's checkbox: selects the row |
 * | Shift + Space, Shift + click | selects all rows up to the previously toggled row |
 * | Enter, Space, Down | on the button at the end of a row: opens the row menu |
 * | Up, Down, Page Up, Page Down, Home, End | with more than 200 rows: scrolls |
 */
export function DataTable<Row>({
  page,
  loading,
  error,
  onRetry,
  onPageChange,
  caption,
  columns,
  rowKey,
  emptyText,
  emptyAction,
  actions,
  phone,
  skeletonRows,
  slotProps,
  sort: givenSort,
  defaultSort = null,
  onSortChange,
  selected,
  defaultSelected,
  onSelectedChange,
  selectionActions,
  rowActions,
  rowName = rowKey,
  hiddenColumns,
  defaultHiddenColumns,
  onHiddenColumnsChange,
  stickyHead = false,
  texts,
  className,
  ...rest
}: DataTableProps<Row>) {
  const text = useTexts(dataTable, texts);
  const box = useRef<HTMLDivElement>(null);
  const selectable = Boolean(selected ?? defaultSelected ?? onSelectedChange);
  const hideable = Boolean(hiddenColumns ?? defaultHiddenColumns ?? onHiddenColumnsChange);
  if (selectable && !rowKey) {
    throw new Error('A DataTable whose rows are selected needs rowKey: it names them in selected.');
  }

  const [sort, setSort] = useControlled<Sort | null>(
    givenSort,
    defaultSort,
    onSortChange as ((sort: Sort | null) => void) | undefined,
  );
  const [hidden, setHidden] = useControlled(
    hiddenColumns,
    defaultHiddenColumns ?? NONE,
    onHiddenColumnsChange,
  );
  const rows = useMemo(() => sortRows(page?.rows ?? [], columns, sort), [page, columns, sort]);
  const keys = useMemo(
    () => (selectable && rowKey ? rows.map(rowKey) : NONE),
    [selectable, rows, rowKey],
  );
  const selection = useSelection({ keys, selected, defaultSelected, onSelectedChange });
  const many = rows.length > MOST_ROWS_DRAWN;
  const code = useLoaded(loadManyRows, many);

  const shown = columns.filter(({ id }) => !hidden.includes(id));
  if (selectable && rowKey && rowName) {
    shown.unshift(selectColumn({ selection, rowKey, rowName, text }));
  }
  if (rowActions) shown.push(actionsColumn({ rowActions, rowName, text }));

  const own = dataSlots({
    columns,
    rowCount: many ? rows.length : undefined,
    sticky: stickyHead || many,
    sort,
    onSort: setSort,
    selection,
    rowKey,
    text,
  });
  const slots = mergeSlots(own, slotProps);
  const drawn = code && (
    <code.ManyRows rows={rows} rowKey={rowKey} columns={shown} slotProps={slots} box={box} />
  );

  return (
    <div {...rest} className={classNames(styles.root, className)}>
      {(selectable || hideable) && (
        <div className={styles.bar}>
          {selectable && (
            <SelectionBar selection={selection} actions={selectionActions} text={text} />
          )}
          {hideable && (
            <ColumnsMenu
              label={text.columns}
              columns={columns.filter((column) => column.hideable ?? !column.rowHeader)}
              hidden={hidden}
              onHiddenChange={setHidden}
            />
          )}
        </div>
      )}
      <HistoryTable
        page={page && { ...page, rows: many ? rows.slice(0, ROWS_DRAWN_FIRST) : rows }}
        loading={loading}
        error={error}
        onRetry={onRetry}
        caption={caption}
        columns={shown}
        rowKey={rowKey}
        emptyText={emptyText}
        emptyAction={emptyAction}
        phone={phone}
        skeletonRows={skeletonRows}
        {...(many
          ? {
              ref: box,
              role: 'region',
              'aria-label': caption,
              tabIndex: 0,
              className: styles.box,
              slotProps: drawn
                ? { ...slots, body: mergeProps({ children: drawn }, slots.body) }
                : slots,
            }
          : { onPageChange, actions, slotProps: slots })}
      />
      {many && page && onPageChange && (
        <Pagination {...page} onPageChange={onPageChange} slotProps={slots.pagination} />
      )}
      {many && error === undefined && actions && <div className={table.actions}>{actions}</div>}
    </div>
  );
}
