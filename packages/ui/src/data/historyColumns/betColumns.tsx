'use client';

import { betColumns } from '@platform/messages/betColumns';
import { incomeColumns } from '@platform/messages/incomeColumns';
import { betIncomeColumns } from '@platform/messages/betIncomeColumns';
import type { IncomeEntry, SettledBet } from '@platform/rules/models';
import { Button } from '../../primitives/Button/Button';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts } from '../../theme/Messages';
import type { HistoryColumn } from '../HistoryTable/types';
import { amountColumn, dateColumn, NotAvailable, type ColumnOptions } from './columnKinds';
import { useIncomeRemark } from './useIncomeRemark';

export interface BetColumnOptions extends ColumnOptions<typeof betColumns> {
  /** Shows a bet on its own. Without it there is no column for that. */
  onDetails?: ((bet: SettledBet) => void) | undefined;
}

/** The columns of settled bets on any game: what was bet, and what it brought. */
export function useBetColumns(options: BetColumnOptions = {}): HistoryColumn<SettledBet>[] {
  const { onDetails } = options;
  const text = useTexts(betColumns, options.texts);
  const details: HistoryColumn<SettledBet> = {
    id: 'details',
    header: text.details,
    align: 'end',
    cell: (bet) => (
      <Button tone="quiet" onClick={() => onDetails?.(bet)}>
        {text.view} <VisuallyHidden>{bet.id}</VisuallyHidden>
      </Button>
    ),
  };
  return [
    { id: 'game', header: text.game, cell: ({ game }) => game },
    { id: 'id', header: text.id, cell: ({ id }) => id, rowHeader: true },
    dateColumn('date', text.date, ({ settledAt }) => settledAt),
    amountColumn('amount', text.amount, ({ amount }) => amount),
    { id: 'position', header: text.position, cell: ({ position }) => position },
    amountColumn('winning', text.winning, ({ winning }) => winning),
    amountColumn('received', text.received, ({ received }) => received),
    ...(onDetails ? [details] : []),
  ];
}

export type IncomeColumnOptions = ColumnOptions<typeof incomeColumns>;

/** The columns of an income history, /incomes/{type}. */
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

/** The columns of a bet-style income, /income/{type}: the bet, and what the member got from it. */
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
