'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps } from '../../internal/mergeProps';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Pagination } from '../Pagination/Pagination';
import { HistoryRow, SkeletonRow } from './HistoryRow';
import { markCards } from './markCards';
import { ROLES } from './roles';
import type { ExportValue, HistoryColumn, HistoryList, HistoryTableSlots } from './types';
import * as styles from './HistoryTable.css';

export type { ExportValue, HistoryColumn, HistoryList, HistoryTableSlots };

export interface HistoryTableProps<Row>
  extends HistoryList<Row>, Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly HistoryColumn<Row>[];
  /**
   * Returns the unique key of a row.
   * @default the index of the row
   */
  rowKey?: ((row: Row) => string) | undefined;
  /**
   * Text for an empty history.
   * @default 'No data found'
   */
  emptyText?: ReactNode;
  /**
   * Layout up to 768 px. Use `table` for a few short columns.
   * @default 'cards'
   */
  phone?: 'cards' | 'table' | undefined;
  /**
   * Number of skeleton rows while the first page loads.
   * @default 5
   */
  skeletonRows?: number | undefined;
  /**
   * Props for the parts, such as `{ row: ({ id }) => ({ onClick: () => open(id) }) }`.
   * @default {}
   */
  slotProps?: HistoryTableSlots<Row> | undefined;
}

interface RowsProps<Row> extends Pick<
  HistoryTableProps<Row>,
  'page' | 'columns' | 'rowKey' | 'emptyText' | 'emptyAction' | 'slotProps'
> {
  skeletonRows: number;
}

function Rows<Row>({
  page,
  columns,
  rowKey,
  emptyText,
  emptyAction,
  skeletonRows,
  slotProps,
}: RowsProps<Row>) {
  if (!page) {
    return Array.from({ length: skeletonRows }, (_, index) => (
      <SkeletonRow key={index} columns={columns} />
    ));
  }
  if (page.rows.length === 0) {
    return (
      <tr {...ROLES.row}>
        <td {...ROLES.cell} colSpan={columns.length} className={styles.empty}>
          <EmptyState title={emptyText}>{emptyAction}</EmptyState>
        </td>
      </tr>
    );
  }
  return page.rows.map((row, index) => (
    <HistoryRow
      key={rowKey ? rowKey(row) : `${page.current}/${index}`}
      row={row}
      index={index}
      columns={columns}
      slotProps={slotProps}
    />
  ));
}

/**
 * Table of a paged history, with loading, empty and error states.
 *
 * **When not to use it:** for facts about one subject, use a `FactList`; for sorting, selection or
 * row actions, a `DataTable`.
 *
 * **Do:** Start each row with its name, and end it with the amount.
 *
 * **Don't:** Add a seventh column: show rarely needed facts in a dialog.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on the buttons below: goes to the previous or next page, if any |
 */
export function HistoryTable<Row>({
  page,
  loading = false,
  error,
  onRetry,
  onPageChange,
  caption,
  columns,
  rowKey,
  emptyText,
  emptyAction,
  actions,
  phone = 'cards',
  skeletonRows = 5,
  slotProps,
  className,
  ...rest
}: HistoryTableProps<Row>) {
  const failed = error !== undefined;
  const busy = !failed && (loading || !page);
  const rows = (
    <Rows
      page={page}
      columns={columns}
      rowKey={rowKey}
      emptyText={emptyText}
      emptyAction={emptyAction}
      skeletonRows={skeletonRows}
      slotProps={slotProps}
    />
  );
  return (
    <div
      {...rest}
      aria-busy={busy}
      data-state={failed ? 'error' : busy ? 'loading' : 'ready'}
      data-phone={phone}
      className={classNames(styles.root, className)}
    >
      {failed ? (
        <ErrorState message={error} onRetry={onRetry} retrying={loading} />
      ) : (
        <table {...mergeProps({ ...ROLES.table, className: styles.table }, slotProps?.table)}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead
            {...mergeProps(
              { ...ROLES.rowgroup, ref: markCards, className: styles.head },
              slotProps?.head,
            )}
          >
            <tr {...mergeProps(ROLES.row, slotProps?.headerRow)}>
              {columns.map((column) => {
                const { id, header, align = 'start', spare = false } = column;
                const props = {
                  ...ROLES.columnheader,
                  scope: 'col',
                  'data-align': align === 'start' ? undefined : align,
                  className: classNames(styles.header, spare && styles.spare),
                  children: header,
                };
                return <th key={id} {...mergeProps(props, slotProps?.header?.(column))} />;
              })}
            </tr>
          </thead>
          <tbody
            {...mergeProps(
              { ...ROLES.rowgroup, className: styles.body, children: rows },
              slotProps?.body,
            )}
          />
        </table>
      )}
      {!failed && page && onPageChange && (
        <Pagination
          current={page.current}
          pages={page.pages}
          total={page.total}
          onPageChange={onPageChange}
          slotProps={slotProps?.pagination}
        />
      )}
      {!failed && page && page.total > 0 && actions && (
        <div className={styles.actions}>{actions}</div>
      )}
    </div>
  );
}
