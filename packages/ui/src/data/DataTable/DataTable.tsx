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

/** With more rows than this, only those in sight are drawn. */
const MOST_ROWS_DRAWN = 200;
/** How many of more rows are drawn until the code for that is there. */
const ROWS_DRAWN_FIRST = 50;

const NONE: readonly string[] = [];
const loadManyRows = () => import('./ManyRows');

export interface DataTableProps<Row> extends Omit<HistoryTableProps<Row>, 'columns'> {
  columns: readonly DataColumn<Row>[];
  /** How the rows are sorted, `null` for not at all, when the caller holds it. */
  sort?: Sort | null;
  /**
   * How the rows are sorted at first.
   * @default null
   */
  defaultSort?: Sort | null;
  /** Called when a header is pressed: ascending first, then the other way. */
  onSortChange?: (sort: Sort) => void;
  /**
   * The keys of the selected rows, when the caller holds them. Rows of other pages stay selected. Rows
   * can be selected when this, `defaultSelected` or `onSelectedChange` is given; they need `rowKey`.
   */
  selected?: readonly string[];
  /**
   * The keys of the rows selected at first.
   * @default []
   */
  defaultSelected?: readonly string[];
  onSelectedChange?: (selected: readonly string[]) => void;
  /** What can be done with the selected rows: `Button`s, shown when there are any. */
  selectionActions?: (selected: readonly string[]) => ReactNode;
  /**
   * What can be done with a row: `MenuItem`s, in a menu at its end. For buttons that are always in
   * sight, add a column.
   */
  rowActions?: (row: Row) => ReactNode;
  /**
   * What a row is called, for the labels of its box and its menu.
   * @default its key
   */
  rowName?: (row: Row) => string;
  /**
   * The ids of the columns that are not shown, when the caller holds them. There is a menu of columns
   * when this, `defaultHiddenColumns` or `onHiddenColumnsChange` is given.
   */
  hiddenColumns?: readonly string[];
  /**
   * The ids of the columns not shown at first.
   * @default []
   */
  defaultHiddenColumns?: readonly string[];
  onHiddenColumnsChange?: (hidden: readonly string[]) => void;
  /**
   * The headers stay in sight while the page scrolls. Below a header of the page that stays, too, set
   * `slotProps.head.style.insetBlockStart` to its height. More than 200 rows always have it.
   * @default false
   */
  stickyHead?: boolean;
  /**
   * Texts that replace those of the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof dataTable>>;
}

/**
 * A `HistoryTable` to work with: its rows are sorted and selected, have a menu of actions, and their
 * columns can be hidden. Each of these is there when its props are. On a phone rows are cards, and the
 * headers that sort are above them. Of more than 200 rows only those in sight are drawn, in a box that
 * scrolls.
 *
 * **When not to use it:** for rows that are only read, use a `HistoryTable`, which is half the size.
 *
 * **Do:** Offer actions for several rows as soon as some are selected.
 *
 * **Don't:** Put four buttons into every row: move them into the menu of the row.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | on a header: sorts by its column, then the other way |
 * | Space | on the box of a row: selects the row |
 * | Shift + Space, Shift + click | selects also the rows between it and the one before |
 * | Enter, Space, Down | on the button at the end of a row: opens its menu |
 * | Up, Down, Page Up, Page Down, Home, End | on more than 200 rows: scrolls |
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
