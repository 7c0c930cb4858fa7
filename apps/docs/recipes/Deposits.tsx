import {
  Amount,
  DateTime,
  Heading,
  HistoryTable,
  MaskedHash,
  Page,
  StatusIcon,
  type HistoryColumn,
} from '@platform/ui';
import { parseUsdt } from '@platform/rules/money';
import { useState } from 'react';

interface Deposit {
  hash: string;
  at: string;
  amount: bigint;
  confirmed: boolean;
}

const COLUMNS: HistoryColumn<Deposit>[] = [
  { id: 'at', header: 'Date', cell: ({ at }) => <DateTime value={at} />, rowHeader: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ confirmed }) => <StatusIcon status={confirmed ? 'success' : 'pending'} />,
  },
  {
    id: 'amount',
    header: 'USDT',
    cell: ({ amount }) => <Amount value={amount} />,
    align: 'end',
  },
  {
    id: 'hash',
    header: 'Transaction',
    cell: ({ hash }) => <MaskedHash hash={hash} />,
    align: 'end',
  },
];

/** Sample response of a server. */
const DEPOSITS: Deposit[] = Array.from({ length: 12 }, (_, index) => ({
  hash: `0x${(index + 10).toString(16).repeat(32)}`,
  at: `2026-0${1 + (index % 9)}-1${index % 10}T12:0${index % 10}:00Z`,
  amount: parseUsdt('25.5') * BigInt(index + 1),
  confirmed: index > 0,
}));

const PER_PAGE = 5;

export function Deposits() {
  const [current, setCurrent] = useState(1);
  const start = (current - 1) * PER_PAGE;
  return (
    <Page>
      <Heading level={2}>Deposits</Heading>
      <HistoryTable
        caption="Deposits"
        columns={COLUMNS}
        rowKey={({ hash }) => hash}
        page={{
          rows: DEPOSITS.slice(start, start + PER_PAGE),
          current,
          pages: Math.ceil(DEPOSITS.length / PER_PAGE),
          total: DEPOSITS.length,
        }}
        onPageChange={setCurrent}
      />
    </Page>
  );
}
