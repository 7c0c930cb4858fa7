'use client';

import { historyColumns } from '@platform/messages/historyColumns';
import type { MicroUsdt } from '@platform/rules/money';
import { Amount, type AmountProps } from '../Amount/Amount';
import { useMoney } from '../Amount/MoneyProvider';
import { DateTime } from '../DateTime/DateTime';
import { useTexts, type NamespaceMessages, type TextsOf } from '../../theme/Messages';
import type { ExportValue, HistoryColumn } from '../HistoryTable/types';

export interface ColumnOptions<Namespace extends NamespaceMessages> {
  /**
   * Custom texts.
   * @default {}
   */
  texts?: Partial<TextsOf<Namespace>>;
}

/** Placeholder for a missing value: 'N/A', as in section 2 of the specification. */
export function NotAvailable() {
  return <span>{useTexts(historyColumns).notAvailable}</span>;
}

/** Creates a column of texts or numbers. A missing value is shown as 'N/A' and exported as nothing. */
export const textColumn = <Row,>(
  id: string,
  header: string,
  textOf: (row: Row) => string | number | null | undefined,
): HistoryColumn<Row> => ({
  id,
  header,
  cell: (row) => textOf(row) ?? <NotAvailable />,
  value: textOf,
});

/**
 * Creates a date column: '05 Jan 2024, 3:07 PM'. Without a date, it shows 'Invalid date', or 'N/A' if
 * the date is optional.
 */
export const dateColumn = <Row,>(
  id: string,
  header: string,
  dateOf: (row: Row) => number | null,
  optional = false,
): HistoryColumn<Row> => ({
  id,
  header,
  cell: (row) => {
    const date = dateOf(row);
    return optional && date === null ? <NotAvailable /> : <DateTime value={date ?? NaN} />;
  },
  value: (row): ExportValue => {
    const date = dateOf(row);
    return date === null ? null : new Date(date);
  },
});

/** Amount in micro-USDT, or in the unit of a `MoneyProvider`. */
const MoneyCell = (props: AmountProps) => <Amount {...props} {...useMoney()} />;

/**
 * Creates a column of amounts, aligned to the end, with 3 decimals in histories and 4 for packages.
 */
export const amountColumn = <Row,>(
  id: string,
  header: string,
  amountOf: (row: Row) => MicroUsdt | undefined,
  decimals: 3 | 4 = 3,
): HistoryColumn<Row> => ({
  id,
  header,
  align: 'end',
  cell: (row) => {
    const amount = amountOf(row);
    return amount === undefined ? (
      <NotAvailable />
    ) : (
      <MoneyCell value={amount} decimals={decimals} />
    );
  },
  value: amountOf,
});
