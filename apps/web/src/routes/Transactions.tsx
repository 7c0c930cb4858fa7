import { pageTitles } from '@platform/messages/pageTitles';
import { transactionsPage } from '@platform/messages/transactionsPage';
import { Card, Page, PageHeader, Tabs } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useLocation, useNavigate } from 'react-router-dom';
import { Deposits } from '../app/wallet/Deposits';
import { Locks } from '../app/wallet/Locks';
import { Withdrawals } from '../app/wallet/Withdrawals';
import { paths } from '../paths';

/** History of transactions. Each kind has its own URL. */
export function Transactions() {
  const titles = useTexts(pageTitles);
  const text = useTexts(transactionsPage);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader title={titles.transactions} />
      <Card>
        <Tabs
          label={titles.transactions}
          value={pathname === paths.transactions ? paths.deposits : pathname}
          onValueChange={(path) => void navigate(path)}
          items={[
            { id: paths.deposits, label: text.deposits, content: <Deposits /> },
            { id: paths.locks, label: text.locks, content: <Locks /> },
            { id: paths.withdrawals, label: text.withdrawals, content: <Withdrawals /> },
          ]}
        />
      </Card>
    </Page>
  );
}
