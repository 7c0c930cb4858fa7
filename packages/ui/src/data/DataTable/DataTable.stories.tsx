import { parseUsdt, type MicroUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Download, Eye } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { DateRangePicker, type DateRange } from '../../primitives/DateRangePicker/DateRangePicker';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { MenuItem } from '../../primitives/Menu/MenuItem';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Amount } from '../Amount/Amount';
import { DateTime } from '../DateTime/DateTime';
import { StatusIcon, type Status } from '../StatusIcon/StatusIcon';
import { DataTable, type DataColumn, type DataTableProps } from './DataTable';

interface Withdrawal {
  id: string;
  at: string;
  status: Status;
  amount: MicroUsdt;
  network: string;
}

const columns: DataColumn<Withdrawal>[] = [
  {
    id: 'id',
    header: 'Withdrawal',
    cell: ({ id }) => id,
    rowHeader: true,
    compare: (a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }),
  },
  {
    id: 'at',
    header: 'Date',
    cell: ({ at }) => <DateTime value={at} />,
    compare: (a, b) => a.at.localeCompare(b.at),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusIcon status={status} /> },
  { id: 'network', header: 'Network', cell: ({ network }) => network },
  {
    id: 'amount',
    header: 'USDT',
    cell: ({ amount }) => <Amount value={amount} decimals={3} />,
    align: 'end',
    // Compares without subtraction, because the difference of two bigints may exceed a number.
    compare: (a, b) => (a.amount < b.amount ? -1 : a.amount > b.amount ? 1 : 0),
  },
];

const STATUSES: Status[] = ['success', 'pending', 'success', 'failed'];
const NETWORKS = ['BEP20', 'TRC20', 'ERC20'];
const rowsOf = (count: number): Withdrawal[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `W-${index + 1}`,
    at: new Date(Date.UTC(2024, 0, 1 + ((index * 7) % 90), index % 24, (index * 13) % 60)).toJSON(),
    status: STATUSES[index % STATUSES.length] ?? 'success',
    amount: parseUsdt('12.5') * BigInt(((index * 37) % 101) + 1),
    network: NETWORKS[index % NETWORKS.length] ?? '',
  }));
const pageOf = (rows: readonly Withdrawal[]) => ({
  rows,
  current: 1,
  pages: 3,
  total: rows.length * 3,
});
const rows = rowsOf(6);

const rowActions = () => (
  <>
    <MenuItem icon={<Eye aria-hidden />}>Show</MenuItem>
    <MenuItem icon={<Ban aria-hidden />} tone="danger">
      Cancel
    </MenuItem>
  </>
);
const selectionActions = () => (
  <Button tone="neutral" icon={<Download aria-hidden />}>
    Export
  </Button>
);

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Withdrawal>,
  tags: ['stable', 'grid', 'sort', 'selection', 'bulk actions', 'virtual', 'spreadsheet'],
  args: {
    caption: 'Withdrawals',
    columns,
    rowKey: ({ id }) => id,
    page: pageOf(rows),
    onPageChange: fn(),
    onSortChange: fn(),
    onSelectedChange: fn(),
    onHiddenColumnsChange: fn(),
    rowActions,
    selectionActions,
  } satisfies DataTableProps<Withdrawal>,
} satisfies Meta<typeof DataTable<Withdrawal>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'USDT' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({
      column: 'amount',
      direction: 'ascending',
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select W-2' }));
    await expect(args.onSelectedChange).toHaveBeenCalledWith(['W-2']);
    await expect(canvas.getByText('1 row selected')).toBeVisible();
  },
};

export const Sorted: Story = {
  args: { defaultSort: { column: 'amount', direction: 'descending' } },
};

export const Selected: Story = { args: { defaultSelected: ['W-2', 'W-4', 'W-90'] } };

export const WithoutAColumn: Story = {
  args: { defaultHiddenColumns: ['network'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('checkbox', { name: 'Network' })).not.toBeChecked();
  },
};

export const RowMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for W-1' }));
    await expect(await screen.findByRole('menuitem', { name: 'Cancel' })).toBeVisible();
  },
};

/** Row with a button instead of a menu for its single action. */
export const RowButtons: Story = {
  render: () => (
    <DataTable
      caption="Withdrawals"
      rowKey={({ id }) => id}
      page={pageOf(rows)}
      columns={[
        ...columns,
        {
          id: 'show',
          header: 'Show',
          align: 'end',
          hideable: false,
          cell: ({ id }) => (
            <IconButton label={`Show ${id}`}>
              <Eye aria-hidden />
            </IconButton>
          ),
        },
      ]}
    />
  ),
};

/** Table with 10,000 rows, of which only the visible ones are rendered. */
export const ManyRows: Story = {
  args: {
    page: { ...pageOf(rowsOf(10_000)), pages: 1, total: 10_000 },
    columns,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  },
};

function Filtered(args: DataTableProps<Withdrawal>) {
  const [days, setDays] = useState<DateRange>({ from: '2024-01-08', to: '2024-02-12' });
  const inDays = (at: string) =>
    (days.from === null || at.slice(0, 10) >= days.from) &&
    (days.to === null || at.slice(0, 10) <= days.to);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <DateRangePicker label="Days" value={days} onValueChange={setDays} />
      <DataTable {...args} page={pageOf(rows.filter(({ at }) => inDays(at)))} />
    </div>
  );
}

/** Rows between two dates. The caller or the server filters them. */
export const FilteredByDays: Story = { render: (args) => <Filtered {...args} /> };

/** On a phone, each row is a card below the sortable headers. */
export const Cards: Story = {
  args: { defaultSelected: ['W-1'], defaultSort: { column: 'at', direction: 'ascending' } },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { args: { page: undefined } };

export const Empty: Story = { args: { page: { rows: [], current: 1, pages: 0, total: 0 } } };

export const Failed: Story = {
  args: { page: undefined, error: 'the network is not reachable', onRetry: fn() },
};

export const Stress: Story = {
  args: {
    page: pageOf([
      {
        id: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselloch',
        at: 'not a date',
        status: 'success',
        amount: parseUsdt('9223372036854.775807'),
        network: '',
      },
    ]),
    defaultSelected: Array.from({ length: 12_345 }, (_, index) => `W-${index}`),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  args: { defaultSelected: ['W-2'], defaultSort: { column: 'at', direction: 'ascending' } },
  parameters: { frame: 'bare' },
  render: ({ page: _, ...args }) => (
    <BrandMatrix>
      <DataTable {...args} columns={columns.slice(0, 3)} page={pageOf(rows.slice(0, 3))} />
    </BrandMatrix>
  ),
};
