import type { HistoryPage } from '@platform/rules/models';
import type { ReactNode } from 'react';
import type { SlotProps } from '../../internal/mergeProps';
import type { PaginationSlots } from '../Pagination/Pagination';

export interface HistoryList<Row> {
  /** Current page, or the previous page while the next one loads. */
  page: HistoryPage<Row> | undefined;
  /**
   * True while another page loads: the current rows stay visible, in grey.
   * @default false
   */
  loading?: boolean | undefined;
  /** Error message, shown with a retry button instead of the rows. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Called when the user requests another page. If omitted, page controls are hidden. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Action shown if the history is empty. */
  emptyAction?: ReactNode;
  /** Actions for the whole history, such as an export, below the rows. */
  actions?: ReactNode;
}

/** Cell value in an exported file: text, a number, an amount in micro-USDT, a date, or nothing. */
export type ExportValue = string | number | bigint | Date | null | undefined;

export interface HistoryColumn<Row> {
  id: string;
  header: string;
  /** Content of a cell: text or a single element. */
  cell: (row: Row) => ReactNode;
  /** Returns the exported value of a cell. Exports omit columns without this function. */
  value?: (row: Row) => ExportValue;
  /**
   * Column alignment; `end` aligns the digits of numbers.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * True to make the cell a row header for screen readers, and the title of a card on a phone.
   * @default false
   */
  rowHeader?: boolean;
  /**
   * Returns the number of columns that the cell spans in a row.
   * @default 1 in every row
   */
  span?: ((row: Row) => number) | undefined;
  /**
   * True to hide the column on very narrow phones.
   * @default false
   */
  spare?: boolean;
  /**
   * True to give long text the full card width, below its label.
   * @default false
   */
  long?: boolean;
}

export type NamedColumn = Pick<HistoryColumn<never>, 'id' | 'header'>;

export interface HistoryTableSlots<Row> {
  table?: SlotProps<'table'> | undefined;
  head?: SlotProps<'thead'> | undefined;
  /** Row of column headers. */
  headerRow?: SlotProps<'tr'> | undefined;
  /** Column header. `children` replaces the header text. */
  header?: ((column: NamedColumn) => SlotProps<'th'> | undefined) | undefined;
  /** Table body. `children` replaces all rows. */
  body?: SlotProps<'tbody'> | undefined;
  /** Row, with its zero-based index on the page. */
  row?: ((row: Row, index: number) => SlotProps<'tr'> | undefined) | undefined;
  /** Cell, by row and column. */
  cell?: ((row: Row, column: NamedColumn) => SlotProps<'td'> | undefined) | undefined;
  /** Parts of the page controls. */
  pagination?: PaginationSlots | undefined;
}
