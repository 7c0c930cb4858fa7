import { useDeposits } from '@platform/api/react';
import { depositColumns, HistoryTable } from '@platform/ui';
import { useMemo } from 'react';
import { listOf } from '../app/listOf';
import { useDepositCheck } from '../app/useDepositCheck';
import { useExplorers } from '../app/useExplorers';
import { useKept } from '../app/useKept';
import { usePage } from '../app/usePage';

/** What the member has deposited. */
export function Deposits() {
  const [page, setPage] = usePage();
  const explorers = useExplorers();
  const columns = useMemo(() => depositColumns({ explorers }), [explorers]);
  const deposits = useKept(useDeposits(page));
  useDepositCheck(true);
  return <HistoryTable caption="Deposits" columns={columns} {...listOf(deposits, setPage)} />;
}
