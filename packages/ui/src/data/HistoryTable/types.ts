import type { HistoryPage } from '@platform/rules/models';
import type { ReactNode } from 'react';
import type { SlotProps } from '../../internal/mergeProps';
import type { PaginationSlots } from '../Pagination/Pagination';

/** A list call as a table sees it: what it answered, whether it is under way, how it failed, and what is offered with it. */
export interface HistoryList<Row> {
  /** `undefined` until the first page is there. While the next one loads, the one before. */
  page: HistoryPage<Row> | undefined;
  /**
   * Another page is on its way: the rows on show stay, in grey.
   * @default false
   */
  loading?: boolean | undefined;
  /** Why the call failed. Shown in place of the rows, with a button to try again. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Asks for another page. Without it there are no page controls. */
  onPageChange?: ((page: number) => void) | undefined;
  /** What an empty history offers: the button that starts filling it, or that shows more of it. */
  emptyAction?: ReactNode;
  /** What can be done with the whole history, below its rows while it has any: save it as a file. */
  actions?: ReactNode;
}

/** One column of a table whose rows are of type `Row`. */
export interface HistoryColumn<Row> {
  /** Stable, unique in the table. */
  id: string;
  header: string;
  /** A text or one element: on a card, several would be side by side. */
  cell: (row: Row) => ReactNode;
  /**
   * Numbers are at the end, so that their digits line up.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Names its row: the header of the row for screen readers, the head of its card on a phone.
   * @default false
   */
  rowHeader?: boolean;
  /**
   * How many columns its cell takes in a row; those that it covers are left out.
   * @default 1 in every row
   */
  span?: ((row: Row) => number) | undefined;
  /**
   * The first to go: left out of a table that is narrower than 20.5rem, as on a narrow phone. What
   * it offers is then to be found elsewhere.
   * @default false
   */
  spare?: boolean;
  /**
   * A text of some length: on a card it stands below its label, over the whole width.
   * @default false
   */
  long?: boolean;
}

/** What tells one column from another. */
export type NamedColumn = Pick<HistoryColumn<never>, 'id' | 'header'>;

/** Props for the parts of a table, merged with its own. */
export interface HistoryTableSlots<Row> {
  /** The table itself. */
  table?: SlotProps<'table'> | undefined;
  /** The group of the headers. */
  head?: SlotProps<'thead'> | undefined;
  /** The row of the headers. */
  headerRow?: SlotProps<'tr'> | undefined;
  /** The header of a column. `children` take the place of its text. */
  header?: ((column: NamedColumn) => SlotProps<'th'> | undefined) | undefined;
  /** The group of the rows. `children` take the place of the rows. */
  body?: SlotProps<'tbody'> | undefined;
  /** A row, with its place on the page, from 0. */
  row?: ((row: Row, index: number) => SlotProps<'tr'> | undefined) | undefined;
  /** A cell, by its row and its column. */
  cell?: ((row: Row, column: NamedColumn) => SlotProps<'td'> | undefined) | undefined;
  /** The parts of its page controls. */
  pagination?: PaginationSlots | undefined;
}
