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
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<Namespace>>;
}

/** Renders 'N/A' for a missing value, as specified. */
export function NotAvailable() {
  return <span>{useTexts(historyColumns).notAvailable}</span>;
}

/**
 * Creates a text or number column. A missing value is shown as 'N/A' and exported as an empty cell.
 */
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

/** Creates a date column. A missing date is shown as 'Invalid date', or as 'N/A' if it is optional. */
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

const MoneyCell = (props: AmountProps) => <Amount {...props} {...useMoney()} />;

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
