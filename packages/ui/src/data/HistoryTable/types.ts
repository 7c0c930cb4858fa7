import type { HistoryPage } from '@platform/rules/models';
import type { ReactNode } from 'react';
import type { SlotProps } from '../../internal/mergeProps';
import type { PaginationSlots } from '../Pagination/Pagination';

/** State of a paged list: its page, loading state, error and actions. */
export interface HistoryList<Row> {
  /** Current page. `undefined` before the first one; the previous page while the next one loads. */
  page: HistoryPage<Row> | undefined;
  /**
   * True while another page loads: the current rows stay, in grey.
   * @default false
   */
  loading?: boolean | undefined;
  /** Error message, shown in place of the rows with a retry button. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Called for another page. Without it there are no page controls. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Action for an empty history, such as a button that adds the first entry. */
  emptyAction?: ReactNode;
  /** Actions for the whole history, below its rows, such as an export. */
  actions?: ReactNode;
}

/** Column of a table with rows of type `Row`. */
export interface HistoryColumn<Row> {
  /** Stable id, unique in the table. */
  id: string;
  header: string;
  /** Content of a cell: text or one element. On a card, several would be side by side. */
  cell: (row: Row) => ReactNode;
  /**
   * Alignment. Use 'end' for numbers, so that their digits line up.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Makes the cell the row header for screen readers, and the title of a card on a phone.
   * @default false
   */
  rowHeader?: boolean;
  /**
   * Returns the number of columns that its cell spans in a row. Covered cells are omitted.
   * @default 1 in every row
   */
  span?: ((row: Row) => number) | undefined;
  /**
   * Hides the column in a table narrower than 20.5rem, as on a narrow phone. Its content must then
   * be available elsewhere.
   * @default false
   */
  spare?: boolean;
  /**
   * True for long text. On a card it is below its label, at full width.
   * @default false
   */
  long?: boolean;
}

/** Identity of a column. */
export type NamedColumn = Pick<HistoryColumn<never>, 'id' | 'header'>;

/** Props for the parts of a table, merged with its own props. */
export interface HistoryTableSlots<Row> {
  /** Table. */
  table?: SlotProps<'table'> | undefined;
  /** Group of the headers. */
  head?: SlotProps<'thead'> | undefined;
  /** Row of the headers. */
  headerRow?: SlotProps<'tr'> | undefined;
  /** Header of a column. `children` replace its text. */
  header?: ((column: NamedColumn) => SlotProps<'th'> | undefined) | undefined;
  /** Group of the rows. `children` replace the rows. */
  body?: SlotProps<'tbody'> | undefined;
  /** Row, with its index on the page, from 0. */
  row?: ((row: Row, index: number) => SlotProps<'tr'> | undefined) | undefined;
  /** Cell, by row and column. */
  cell?: ((row: Row, column: NamedColumn) => SlotProps<'td'> | undefined) | undefined;
  /** Parts of the page controls. */
  pagination?: PaginationSlots | undefined;
}
