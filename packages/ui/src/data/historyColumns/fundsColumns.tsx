'use client';

import { depositColumns } from '@platform/messages/depositColumns';
import { lockColumns } from '@platform/messages/lockColumns';
import { withdrawalColumns } from '@platform/messages/withdrawalColumns';
import { monthsOf } from '@platform/rules/funds';
import type { Deposit, Lock, Withdrawal } from '@platform/rules/models';
import { useTexts } from '../../theme/Messages';
import type { HistoryColumn } from '../HistoryTable/types';
import { MaskedHash } from '../MaskedHash/MaskedHash';
import { StatusIcon } from '../StatusIcon/StatusIcon';
import { amountColumn, dateColumn, textColumn, type ColumnOptions } from './columnKinds';
import { explorerHref, EXPLORERS, type Explorers } from './explorers';

interface ExplorerOption {
  /**
   * URL prefixes of the block explorers.
   * @default BscScan for USDT-BEP20, PolygonScan for USDT-POS
   */
  explorers?: Explorers | undefined;
}

export type DepositColumnOptions = ColumnOptions<typeof depositColumns> & ExplorerOption;

/** Returns the columns of the deposit history. */
export function useDepositColumns(options: DepositColumnOptions = {}): HistoryColumn<Deposit>[] {
  const { explorers = EXPLORERS } = options;
  const text = useTexts(depositColumns, options.texts);
  return [
    { ...dateColumn('date', text.date, ({ madeAt }) => madeAt), rowHeader: true },
    textColumn('network', text.network, ({ network }) => network),
    amountColumn('amount', text.amount, ({ amount }) => amount),
    {
      id: 'hash',
      header: text.hash,
      align: 'end',
      cell: ({ hash, network }) => (
        <MaskedHash hash={hash} href={explorerHref(explorers, network, hash)} />
      ),
      value: ({ hash }) => hash,
    },
  ];
}

export type LockColumnOptions = ColumnOptions<typeof lockColumns>;

/** Returns the columns of the lock history. */
export function useLockColumns(options: LockColumnOptions = {}): HistoryColumn<Lock>[] {
  const text = useTexts(lockColumns, options.texts);
  return [
    { ...dateColumn('date', text.date, ({ lockedAt }) => lockedAt), rowHeader: true },
    textColumn('plan', text.plan, ({ plan }) =>
      plan === null ? null : text.months({ months: monthsOf(plan) }),
    ),
    dateColumn('unlock', text.unlock, ({ unlocksAt }) => unlocksAt, true),
    amountColumn('amount', text.amount, ({ amount }) => amount),
  ];
}

export type WithdrawalColumnOptions = ColumnOptions<typeof withdrawalColumns> & ExplorerOption;

/** Returns the columns of the withdrawal history. */
export function useWithdrawalColumns(
  options: WithdrawalColumnOptions = {},
): HistoryColumn<Withdrawal>[] {
  const { explorers = EXPLORERS } = options;
  const text = useTexts(withdrawalColumns, options.texts);
  return [
    {
      id: 'status',
      header: text.status,
      cell: ({ state }) => <StatusIcon status={state} />,
      value: ({ state }) => state,
    },
    { ...dateColumn('date', text.date, ({ changedAt }) => changedAt), rowHeader: true },
    textColumn('network', text.network, ({ network }) => network),
    amountColumn('amount', text.amount, ({ amount }) => amount),
    amountColumn('payable', text.payable, ({ payable }) => payable),
    {
      id: 'hash',
      header: text.hash,
      align: 'end',
      cell: ({ network, hash }) => (
        <MaskedHash
          hash={hash ?? ''}
          href={hash === null ? undefined : explorerHref(explorers, network, hash)}
        />
      ),
      value: ({ hash }) => hash,
    },
  ];
}
