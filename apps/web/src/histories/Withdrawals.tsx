import { useWithdrawals } from '@platform/api/react';
import { HistoryTable, withdrawalColumns } from '@platform/ui';
import { listOf } from '../app/listOf';
import { useKept } from '../app/useKept';
import { usePage } from '../app/usePage';

const columns = withdrawalColumns();

/** What the member has withdrawn, and how far it is. */
export function Withdrawals() {
  const [page, setPage] = usePage();
  const withdrawals = useKept(useWithdrawals(page));
  return <HistoryTable caption="Withdrawals" columns={columns} {...listOf(withdrawals, setPage)} />;
}
