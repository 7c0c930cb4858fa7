import { useDeposits } from '@platform/api/react';
import { HistoryTable, useDepositColumns } from '@platform/ui';
import { listOf } from '../app/listOf';
import { useDepositCheck } from '../app/useDepositCheck';
import { useExplorers } from '../app/useExplorers';
import { usePage } from '../app/usePage';
import { usePaged } from '../app/usePaged';

/** What the member has deposited. */
export function Deposits() {
  const [page, setPage] = usePage();
  const explorers = useExplorers();
  const columns = useDepositColumns({ explorers });
  const deposits = usePaged(useDeposits(page), setPage);
  useDepositCheck(true);
  return <HistoryTable caption="Deposits" columns={columns} {...listOf(deposits, setPage)} />;
}
