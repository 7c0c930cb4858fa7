import { useDeposits } from '@platform/api/react';
import { depositColumns, HistoryTable } from '@platform/ui';
import { listOf } from '../app/listOf';
import { useDepositCheck } from '../app/useDepositCheck';
import { useKept } from '../app/useKept';
import { usePage } from '../app/usePage';

const columns = depositColumns();

/** What the member has deposited. */
export function Deposits() {
  const [page, setPage] = usePage();
  const deposits = useKept(useDeposits(page));
  useDepositCheck(true);
  return <HistoryTable caption="Deposits" columns={columns} {...listOf(deposits, setPage)} />;
}
