import { histories } from '@platform/api';
import { useReferrals } from '@platform/api/react';
import { menuTitles } from '@platform/messages/menuTitles';
import { pageTitles } from '@platform/messages/pageTitles';
import { referralHistoryPage } from '@platform/messages/referralHistoryPage';
import {
  ButtonLink,
  Card,
  HistoryTable,
  Page,
  PageHeader,
  exportColumnsOf,
  useReferralColumns,
} from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { listOf } from '../app/shared/listOf';
import { usePage } from '../app/shared/usePage';
import { usePaged } from '../app/shared/usePaged';
import { ExportButton } from '../exports/ExportButton';
import { paths } from '../paths';

export function ReferralHistory() {
  const titles = useTexts(pageTitles);
  const text = useTexts(referralHistoryPage);
  const menu = useTexts(menuTitles);
  const [page, setPage] = usePage();
  const columns = useReferralColumns();
  const referrals = usePaged(useReferrals(page), setPage);
  return (
    <Page>
      <PageHeader
        title={titles.referralHistory}
        description={text.directs}
        actions={
          <ExportButton
            name="referrals"
            history={histories.referrals}
            columns={exportColumnsOf(columns)}
            total={referrals.data?.total}
          />
        }
      />
      <Card>
        <HistoryTable
          caption={text.directs}
          columns={columns}
          rowKey={({ username }) => username}
          emptyAction={<ButtonLink href={paths.referral}>{menu.referral}</ButtonLink>}
          {...listOf(referrals, setPage)}
        />
      </Card>
    </Page>
  );
}
