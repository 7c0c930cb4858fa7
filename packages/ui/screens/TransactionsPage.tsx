'use client';

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

export interface TransactionsPageProps {
  tab: 'deposit' | 'activate' | 'withdraw';
}

/** Deposits, activations and withdrawals of a member. */
export function TransactionsPage({ tab }: TransactionsPageProps) {
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
