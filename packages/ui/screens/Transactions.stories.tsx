import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  useLockColumns,
  useDepositColumns,
  useWithdrawalColumns,
} from '../src/data/historyColumns/fundsColumns';
import { Card } from '../src/layout/Card/Card';
import { Page } from '../src/layout/Page/Page';
import { PageHeader } from '../src/layout/PageHeader/PageHeader';
import { Tabs } from '../src/primitives/Tabs/Tabs';
import { locks, deposits, withdrawals } from '../src/samples/wallet';
import { listOf } from '../src/samples/listOf';
import { HistoryOf } from '../src/testing/HistoryOf';
import { MemberScreen } from './MemberScreen';

interface TransactionsProps {
  tab: 'deposit' | 'activate' | 'withdraw';
}

function Transactions({ tab }: TransactionsProps) {
  return (
    <MemberScreen path={`/transactions/${tab}`}>
      <Page>
        <PageHeader title="Transactions" />
        <Card>
          <Tabs
            label="Transactions"
            defaultValue={tab}
            items={[
              {
                id: 'deposit',
                label: 'Deposit',
                content: (
                  <HistoryOf
                    caption="Deposits"
                    useColumns={useDepositColumns}
                    {...listOf(deposits)}
                  />
                ),
              },
              {
                id: 'activate',
                label: 'Activation',
                content: (
                  <HistoryOf caption="Activations" useColumns={useLockColumns} {...listOf(locks)} />
                ),
              },
              {
                id: 'withdraw',
                label: 'Withdraw',
                content: (
                  <HistoryOf
                    caption="Withdrawals"
                    useColumns={useWithdrawalColumns}
                    {...listOf(withdrawals)}
                  />
                ),
              },
            ]}
          />
        </Card>
      </Page>
    </MemberScreen>
  );
}

const meta = {
  title: 'Screens/Transactions',
  component: Transactions,
  tags: ['stable', 'history', 'deposits', 'withdrawals'],
  parameters: { frame: 'bare' },
  args: { tab: 'deposit' },
} satisfies Meta<typeof Transactions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Activation: Story = { args: { tab: 'activate' } };

export const Withdraw: Story = { args: { tab: 'withdraw' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithdrawOnAPhone: Story = {
  args: { tab: 'withdraw' },
  globals: { viewport: { value: 'phone' } },
};
