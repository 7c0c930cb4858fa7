import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { BrandMatrix } from '../../testing/BrandMatrix';
import * as data from '../../screens/fixtures';
import { HistoryTable } from '../HistoryTable/HistoryTable';
import { betColumns, betIncomeColumns, incomeColumns } from './betColumns';
import { activationColumns, depositColumns, withdrawalColumns } from './fundsColumns';
import { referralColumns, teamColumns } from './teamColumns';

const onDetails = fn();

/**
 * The columns of every history of the specification, with its headers, decimals and words. Hand a set
 * to a `HistoryTable`; headers, the time zone and the block explorers can be told otherwise.
 */
const meta = {
  title: 'Data/History columns',
  tags: ['stable', 'columns', 'table', 'history', 'transactions', 'report'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposits: Story = {
  render: () => (
    <HistoryTable caption="Deposits" columns={depositColumns()} {...data.listOf(data.deposits)} />
  ),
};

export const Activations: Story = {
  render: () => (
    <HistoryTable
      caption="Activations"
      columns={activationColumns()}
      {...data.listOf(data.activations)}
    />
  ),
};

export const Withdrawals: Story = {
  render: () => (
    <HistoryTable
      caption="Withdrawals"
      columns={withdrawalColumns()}
      {...data.listOf(data.withdrawals)}
    />
  ),
};

export const Bets: Story = {
  render: () => (
    <HistoryTable
      caption="My Bets"
      columns={betColumns({ onDetails })}
      {...data.listOf(data.settledBets)}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View B-20418' }));
    await expect(onDetails).toHaveBeenCalledWith(data.settledBets[0]);
  },
};

export const Incomes: Story = {
  render: () => (
    <HistoryTable caption="Income" columns={incomeColumns()} {...data.listOf(data.incomes)} />
  ),
};

export const BetIncomes: Story = {
  render: () => (
    <HistoryTable caption="Income" columns={betIncomeColumns()} {...data.listOf(data.incomes)} />
  ),
};

export const Referrals: Story = {
  render: () => (
    <HistoryTable
      caption="Referrals"
      columns={referralColumns()}
      {...data.listOf(data.referrals)}
    />
  ),
};

export const Team: Story = {
  render: () => (
    <HistoryTable caption="Team" columns={teamColumns()} {...data.listOf(data.teamMembers)} />
  ),
};

export const Stress: Story = {
  render: () => (
    <Stack>
      <HistoryTable
        caption="Incomes"
        columns={betIncomeColumns()}
        page={{
          rows: [
            {
              amount: 999_999_999_999_999_999n,
              remark: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
              receivedAt: NaN,
              bet: null,
            },
          ],
          current: 1,
          pages: 1,
          total: 1,
        }}
      />
      <HistoryTable
        caption="Deposits"
        columns={depositColumns()}
        page={{
          rows: [
            {
              hash: `0x${'f'.repeat(64)}`,
              network: 'A-NETWORK-THAT-NOBODY-KNOWS-YET',
              amount: 999_999_999_999_999_999n,
              madeAt: data.NOW,
            },
          ],
          current: 1,
          pages: 1,
          total: 1,
        }}
      />
    </Stack>
  ),
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: () => (
    <BrandMatrix>
      <HistoryTable
        caption="Withdrawals"
        columns={withdrawalColumns()}
        page={{ rows: data.withdrawals.slice(0, 2), current: 1, pages: 1, total: 2 }}
      />
    </BrandMatrix>
  ),
};
