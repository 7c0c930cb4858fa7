'use client';

import { betIncomeColumns } from '@platform/messages/betIncomeColumns';
import { betNames } from '@platform/messages/betNames';
import { gameNames } from '@platform/messages/gameNames';
import { incomeColumns } from '@platform/messages/incomeColumns';
import type { IncomeEntry } from '@platform/rules/models';
import { useTexts } from '../../theme/Messages';
import { gameTitle, positionText } from '../betWords';
import type { HistoryColumn } from '../HistoryTable/types';
import { amountColumn, dateColumn, textColumn, type ColumnOptions } from './columnKinds';
import { useIncomeRemark } from './useIncomeRemark';

export type IncomeColumnOptions = ColumnOptions<typeof incomeColumns>;

/** Returns the columns for the income history, for the page /incomes/{type}. */
export function useIncomeColumns(options: IncomeColumnOptions = {}): HistoryColumn<IncomeEntry>[] {
  const text = useTexts(incomeColumns, options.texts);
  const remarkOf = useIncomeRemark();
  return [
    {
      ...dateColumn('date', text.date, ({ receivedAt }: IncomeEntry) => receivedAt),
      rowHeader: true,
    },
    amountColumn('amount', text.amount, ({ amount }) => amount),
    textColumn('remark', text.remark, remarkOf),
  ];
}

export type BetIncomeColumnOptions = ColumnOptions<typeof betIncomeColumns>;

/** Returns the columns for the bet income history, for the page /income/{type}. */
export function useBetIncomeColumns(
  options: BetIncomeColumnOptions = {},
): HistoryColumn<IncomeEntry>[] {
  const text = useTexts(betIncomeColumns, options.texts);
  const games = useTexts(gameNames);
  const bets = useTexts(betNames);
  const remarkOf = useIncomeRemark();
  return [
    textColumn('game', text.game, ({ bet }) => (bet ? gameTitle(bet, games) : undefined)),
    { ...textColumn('id', text.id, ({ bet }: IncomeEntry) => bet?.id), rowHeader: true },
    dateColumn('date', text.date, ({ receivedAt }) => receivedAt),
    amountColumn('amount', text.amount, ({ bet }) => bet?.amount),
    textColumn('position', text.position, ({ bet }) => (bet ? positionText(bet, bets) : undefined)),
    amountColumn('winning', text.winning, ({ bet }) => bet?.winning),
    amountColumn('received', text.received, ({ amount }) => amount),
    textColumn('remark', text.remark, remarkOf),
  ];
}
