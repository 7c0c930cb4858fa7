import { useReferrals } from '@platform/api/react';
import { pageTitles } from '@platform/messages/pageTitles';
import { referralHistoryPage } from '@platform/messages/referralHistoryPage';
import { Card, HistoryTable, Page, PageHeader, useReferralColumns } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { listOf } from '../app/listOf';
import { usePage } from '../app/usePage';
import { usePaged } from '../app/usePaged';

/** The members whom the member has referred. */
export function ReferralHistory() {
  const titles = useTexts(pageTitles);
  const text = useTexts(referralHistoryPage);
  const [page, setPage] = usePage();
  const columns = useReferralColumns();
  const referrals = usePaged(useReferrals(page), setPage);
  return (
    <Page>
      <PageHeader title={titles.referralHistory} description={text.directs} />
      <Card>
        <HistoryTable
          caption={text.directs}
          columns={columns}
          rowKey={({ username }) => username}
          {...listOf(referrals, setPage)}
        />
      </Card>
    </Page>
  );
}
