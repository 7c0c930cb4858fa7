import { Card, Page, PageHeader, Tabs } from '@platform/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { Deposits } from '../histories/Deposits';
import { Locks } from '../histories/Locks';
import { Withdrawals } from '../histories/Withdrawals';
import { paths } from '../paths';

/** Everything that moved between the member, the Locker and the chain, each kind at its own address. */
export function Transactions() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader title="Transactions" />
      <Card>
        <Tabs
          label="Transactions"
          value={pathname === paths.transactions ? paths.deposits : pathname}
          onValueChange={(path) => void navigate(path)}
          items={[
            { id: paths.deposits, label: 'Deposit', content: <Deposits /> },
            { id: paths.locks, label: 'Activation', content: <Locks /> },
            { id: paths.withdrawals, label: 'Withdraw', content: <Withdrawals /> },
          ]}
        />
      </Card>
    </Page>
  );
}
