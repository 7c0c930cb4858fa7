import { monthsOf, PAYOUT_NETWORK } from '@platform/rules/funds';
import type { HistoryColumn } from '../HistoryTable/types';
import { DateTime } from '../DateTime/DateTime';
import { MaskedHash } from '../MaskedHash/MaskedHash';
import { StatusIcon } from '../StatusIcon/StatusIcon';
import { amountColumn, dateColumn, NOT_AVAILABLE, type ColumnOptions } from './columnKinds';
import { explorerHref, EXPLORERS, type Explorers } from './explorers';
import type { ActivationRow, DepositRow, WithdrawalRow } from './rows';

interface ExplorerOption {
  /**
   * Where hashes lead, by network.
   * @default BscScan for USDT-BEP20, PolygonScan for USDT-POS
   */
  explorers?: Explorers | undefined;
}

const DEPOSIT_HEADERS = { date: 'Date', amount: 'USDT', network: 'Network', hash: 'Hash' };

export type DepositColumnOptions = ColumnOptions<typeof DEPOSIT_HEADERS> & ExplorerOption;

/** The columns of the deposit history: date, USDT, network, and the hash linked to its explorer. */
export function depositColumns(options: DepositColumnOptions = {}): HistoryColumn<DepositRow>[] {
  const { headers, explorers = EXPLORERS } = options;
  const header = { ...DEPOSIT_HEADERS, ...headers };
  return [
    { ...dateColumn('date', header.date, ({ madeAt }) => madeAt), rowHeader: true },
    { id: 'network', header: header.network, cell: ({ network }) => network },
    amountColumn('amount', header.amount, ({ amount }) => amount),
    {
      id: 'hash',
      header: header.hash,
      align: 'end',
      cell: ({ hash, network }) => (
        <MaskedHash hash={hash} href={explorerHref(explorers, network, hash)} />
      ),
    },
  ];
}

const ACTIVATION_HEADERS = {
  date: 'Activation Date',
  amount: 'Amount',
  plan: 'Plan',
  unlock: 'Unlock Date',
};

export type ActivationColumnOptions = ColumnOptions<typeof ACTIVATION_HEADERS>;

/** The columns of the activation history: when, how much, for how long, and until when. */
export function activationColumns(
  options: ActivationColumnOptions = {},
): HistoryColumn<ActivationRow>[] {
  const { headers } = options;
  const header = { ...ACTIVATION_HEADERS, ...headers };
  return [
    { ...dateColumn('date', header.date, ({ lockedAt }) => lockedAt), rowHeader: true },
    {
      id: 'plan',
      header: header.plan,
      cell: ({ plan }) => (plan === null ? NOT_AVAILABLE : `${monthsOf(plan)} months`),
    },
    {
      id: 'unlock',
      header: header.unlock,
      cell: ({ unlocksAt }) =>
        unlocksAt === null ? NOT_AVAILABLE : <DateTime value={unlocksAt} />,
    },
    amountColumn('amount', header.amount, ({ amount }) => amount),
  ];
}

const WITHDRAWAL_HEADERS = {
  status: 'Status',
  date: 'Date',
  amount: 'Amount',
  payable: 'Payable Amount',
  hash: 'Hash',
};

export type WithdrawalColumnOptions = ColumnOptions<typeof WITHDRAWAL_HEADERS> & ExplorerOption;

/**
 * The columns of the withdrawal history: status icon, date, amount, payable amount, hash. A date that
 * is not known reads 'Invalid date', a hash that is not there yet 'Hash Pending'.
 */
export function withdrawalColumns(
  options: WithdrawalColumnOptions = {},
): HistoryColumn<WithdrawalRow>[] {
  const { headers, explorers = EXPLORERS } = options;
  const header = { ...WITHDRAWAL_HEADERS, ...headers };
  return [
    { id: 'status', header: header.status, cell: ({ state }) => <StatusIcon status={state} /> },
    { ...dateColumn('date', header.date, ({ changedAt }) => changedAt), rowHeader: true },
    amountColumn('amount', header.amount, ({ amount }) => amount),
    amountColumn('payable', header.payable, ({ payable }) => payable),
    {
      id: 'hash',
      header: header.hash,
      align: 'end',
      cell: ({ hash }) => (
        <MaskedHash
          hash={hash ?? ''}
          href={hash === null ? undefined : explorerHref(explorers, PAYOUT_NETWORK, hash)}
        />
      ),
    },
  ];
}
