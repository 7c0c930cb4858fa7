'use client';

import { incomeColumns } from '@platform/messages/incomeColumns';
import { betIncomeColumns } from '@platform/messages/betIncomeColumns';
import type { IncomeEntry } from '@platform/rules/models';
import { useTexts } from '../../theme/Messages';
import type { HistoryColumn } from '../HistoryTable/types';
import { amountColumn, dateColumn, NotAvailable, type ColumnOptions } from './columnKinds';
import { useIncomeRemark } from './useIncomeRemark';

export type IncomeColumnOptions = ColumnOptions<typeof incomeColumns>;

/** Returns the columns of an income history, at /incomes/{type}. */
export function useIncomeColumns(options: IncomeColumnOptions = {}): HistoryColumn<IncomeEntry>[] {
  const text = useTexts(incomeColumns, options.texts);
  const remarkOf = useIncomeRemark();
  return [
    {
      ...dateColumn('date', text.date, ({ receivedAt }: IncomeEntry) => receivedAt),
      rowHeader: true,
    },
    amountColumn('amount', text.amount, ({ amount }) => amount),
    { id: 'remark', header: text.remark, cell: remarkOf },
  ];
}

export type BetIncomeColumnOptions = ColumnOptions<typeof betIncomeColumns>;

/** Returns the columns of an income from bets, at /income/{type}. */
export function useBetIncomeColumns(
  options: BetIncomeColumnOptions = {},
): HistoryColumn<IncomeEntry>[] {
  const text = useTexts(betIncomeColumns, options.texts);
  const remarkOf = useIncomeRemark();
  return [
    { id: 'game', header: text.game, cell: ({ bet }) => bet?.game ?? <NotAvailable /> },
    { id: 'id', header: text.id, cell: ({ bet }) => bet?.id ?? <NotAvailable />, rowHeader: true },
    dateColumn('date', text.date, ({ receivedAt }) => receivedAt),
    amountColumn('amount', text.amount, ({ bet }) => bet?.amount),
    { id: 'position', header: text.position, cell: ({ bet }) => bet?.position ?? <NotAvailable /> },
    amountColumn('winning', text.winning, ({ bet }) => bet?.winning),
    amountColumn('received', text.received, ({ amount }) => amount),
    { id: 'remark', header: text.remark, cell: remarkOf },
  ];
}
