'use client';

import { historyColumns } from '@platform/messages/historyColumns';
import type { MicroUsdt } from '@platform/rules/money';
import { Amount, type AmountProps } from '../Amount/Amount';
import { useMoney } from '../Amount/MoneyProvider';
import { DateTime } from '../DateTime/DateTime';
import { useTexts, type NamespaceMessages, type TextsOf } from '../../theme/Messages';
import type { HistoryColumn } from '../HistoryTable/types';

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

/** Creates a date column: '05 Jan 2024, 3:07 PM', or 'Invalid date' for an invalid date. */
export const dateColumn = <Row,>(
  id: string,
  header: string,
  dateOf: (row: Row) => number | null,
): HistoryColumn<Row> => ({
  id,
  header,
  cell: (row) => <DateTime value={dateOf(row) ?? NaN} />,
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
});
