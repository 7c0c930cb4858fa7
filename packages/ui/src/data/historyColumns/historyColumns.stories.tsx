import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { NOW } from '../../samples/time';
import { locks, deposits, withdrawals } from '../../samples/wallet';
import { incomes } from '../../samples/bets';
import { listOf } from '../../samples/listOf';
import { referrals, teamMembers } from '../../samples/team';
import { HistoryOf } from '../../testing/HistoryOf';
import { useBetIncomeColumns, useIncomeColumns } from './betColumns';
import { useLockColumns, useDepositColumns, useWithdrawalColumns } from './fundsColumns';
import { useReferralColumns, useTeamColumns } from './teamColumns';

/**
 * Columns for all histories in the specification, including headers, decimals and texts. Pass a set
 * of columns to a `HistoryTable`. Headers, time zone and block explorers are configurable.
 *
 * **Do:** Use these columns in every history, so that all histories look the same.
 *
 * **Don't:** Invent headers for each table: users would have to learn them.
 */
const meta = {
  title: 'Data/History columns',
  tags: ['stable', 'columns', 'table', 'history', 'transactions', 'report'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposits: Story = {
  render: () => (
    <HistoryOf caption="Deposits" useColumns={useDepositColumns} {...listOf(deposits)} />
  ),
};

export const Activations: Story = {
  render: () => <HistoryOf caption="Activations" useColumns={useLockColumns} {...listOf(locks)} />,
};

export const Withdrawals: Story = {
  render: () => (
    <HistoryOf caption="Withdrawals" useColumns={useWithdrawalColumns} {...listOf(withdrawals)} />
  ),
};

export const Incomes: Story = {
  render: () => <HistoryOf caption="Income" useColumns={useIncomeColumns} {...listOf(incomes)} />,
};

export const BetIncomes: Story = {
  render: () => (
    <HistoryOf caption="Income" useColumns={useBetIncomeColumns} {...listOf(incomes)} />
  ),
};

export const Referrals: Story = {
  render: () => (
    <HistoryOf caption="Referrals" useColumns={useReferralColumns} {...listOf(referrals)} />
  ),
};

export const Team: Story = {
  render: () => <HistoryOf caption="Team" useColumns={useTeamColumns} {...listOf(teamMembers)} />,
};

export const Stress: Story = {
  render: () => (
    <Stack>
      <HistoryOf
        caption="Incomes"
        useColumns={useBetIncomeColumns}
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
      <HistoryOf
        caption="Deposits"
        useColumns={useDepositColumns}
        page={{
          rows: [
            {
              hash: `0x${'f'.repeat(64)}`,
              network: 'USDT-BEP20',
              amount: 999_999_999_999_999_999n,
              madeAt: NOW,
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
      <HistoryOf
        caption="Withdrawals"
        useColumns={useWithdrawalColumns}
        page={{ rows: withdrawals.slice(0, 2), current: 1, pages: 1, total: 2 }}
      />
    </BrandMatrix>
  ),
};
