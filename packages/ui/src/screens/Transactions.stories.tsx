import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  activationColumns,
  depositColumns,
  withdrawalColumns,
} from '../data/historyColumns/fundsColumns';
import { HistoryTable } from '../data/HistoryTable/HistoryTable';
import { Card } from '../layout/Card/Card';
import { Page } from '../layout/Page/Page';
import { PageHeader } from '../layout/PageHeader/PageHeader';
import { Tabs } from '../primitives/Tabs/Tabs';
import { activations, deposits, listOf, withdrawals } from './fixtures';
import { MemberScreen } from './MemberScreen';

interface TransactionsProps {
  /** The tab that is open. */
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
                  <HistoryTable
                    caption="Deposits"
                    columns={depositColumns()}
                    {...listOf(deposits)}
                  />
                ),
              },
              {
                id: 'activate',
                label: 'Activation',
                content: (
                  <HistoryTable
                    caption="Activations"
                    columns={activationColumns()}
                    {...listOf(activations)}
                  />
                ),
              },
              {
                id: 'withdraw',
                label: 'Withdraw',
                content: (
                  <HistoryTable
                    caption="Withdrawals"
                    columns={withdrawalColumns()}
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
