import { useWithdrawals } from '@platform/api/react';
import { HistoryTable, withdrawalColumns } from '@platform/ui';
import { useMemo } from 'react';
import { listOf } from '../app/listOf';
import { useExplorers } from '../app/useExplorers';
import { useKept } from '../app/useKept';
import { usePage } from '../app/usePage';

/** What the member has withdrawn, and how far it is. */
export function Withdrawals() {
  const [page, setPage] = usePage();
  const explorers = useExplorers();
  const columns = useMemo(() => withdrawalColumns({ explorers }), [explorers]);
  const withdrawals = useKept(useWithdrawals(page));
  return <HistoryTable caption="Withdrawals" columns={columns} {...listOf(withdrawals, setPage)} />;
}
