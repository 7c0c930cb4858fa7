import { useReferrals } from '@platform/api/react';
import { Card, HistoryTable, Page, PageHeader, useReferralColumns } from '@platform/ui';
import { listOf } from '../app/listOf';
import { usePage } from '../app/usePage';
import { usePaged } from '../app/usePaged';

/** The members whom the member has referred. */
export function ReferralHistory() {
  const [page, setPage] = usePage();
  const columns = useReferralColumns();
  const referrals = usePaged(useReferrals(page), setPage);
  return (
    <Page>
      <PageHeader title="Referral history" description="My Directs" />
      <Card>
        <HistoryTable
          caption="My Directs"
          columns={columns}
          rowKey={({ username }) => username}
          {...listOf(referrals, setPage)}
        />
      </Card>
    </Page>
  );
}
