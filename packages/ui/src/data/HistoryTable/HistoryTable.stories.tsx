import { parseUsdt, type MicroUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Amount } from '../Amount/Amount';
import { DateTime } from '../DateTime/DateTime';
import { MaskedHash } from '../MaskedHash/MaskedHash';
import { StatusIcon, type Status } from '../StatusIcon/StatusIcon';
import { HistoryTable, type HistoryColumn, type HistoryTableProps } from './HistoryTable';

interface Withdrawal {
  id: string;
  at: string;
  status: Status;
  amount: MicroUsdt;
  hash: string;
}

const columns: HistoryColumn<Withdrawal>[] = [
  { id: 'at', header: 'Date', cell: ({ at }) => <DateTime value={at} />, rowHeader: true },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusIcon status={status} /> },
  {
    id: 'amount',
    header: 'USDT',
    cell: ({ amount }) => <Amount value={amount} decimals={3} />,
    align: 'end',
  },
  {
    id: 'hash',
    header: 'Hash',
    cell: ({ hash }) => <MaskedHash hash={hash} href="https://explorer.example/tx" />,
    align: 'end',
  },
];

const STATUSES: Status[] = ['success', 'success', 'pending', 'success', 'failed'];
const rows: Withdrawal[] = STATUSES.map((status, index) => ({
  id: `W-${index}`,
  at: `2024-0${index + 1}-1${index}T1${index}:2${index}:00Z`,
  status,
  amount: parseUsdt('125.5') * BigInt(index * index + 1),
  hash: status === 'success' ? `0x${'9f2c4a6b8d0e'.repeat(index + 1)}` : '',
}));

const meta = {
  title: 'Data/HistoryTable',
  component: HistoryTable<Withdrawal>,
  tags: ['stable', 'list', 'grid', 'transactions', 'report'],
  args: {
    caption: 'Withdrawals',
    columns,
    rowKey: ({ id }) => id,
    page: { rows, current: 2, pages: 4, total: 18 },
    onPageChange: fn(),
    onRetry: fn(),
  } satisfies HistoryTableProps<Withdrawal>,
} satisfies Meta<typeof HistoryTable<Withdrawal>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const Loading: Story = { args: { page: undefined } };

export const LoadingNextPage: Story = { args: { loading: true } };

export const Empty: Story = { args: { page: { rows: [], current: 1, pages: 0, total: 0 } } };

export const Failed: Story = {
  args: { page: undefined, error: 'Something went wrong, ERROR: the network is not reachable' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** On a phone, each row is a card. */
export const Cards: Story = { globals: { viewport: { value: 'phone' } } };

export const Stress: Story = {
  args: {
    page: {
      rows: [
        {
          id: 'W-huge',
          at: 'not a date',
          status: 'success',
          amount: parseUsdt('9223372036854.775807'),
          hash: 'f'.repeat(66),
        },
      ],
      current: 123_456,
      pages: 999_999,
      total: 9_999_990,
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <HistoryTable {...args} columns={columns.slice(0, 3)} />
    </BrandMatrix>
  ),
};
