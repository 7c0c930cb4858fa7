import { useWithdrawals } from '@platform/api/react';
import { withdrawalHistory } from '@platform/messages/withdrawalHistory';
import { HistoryTable, useWithdrawalColumns } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { listOf } from '../app/listOf';
import { useExplorers } from '../app/useExplorers';
import { usePage } from '../app/usePage';
import { usePaged } from '../app/usePaged';

/** What the member has withdrawn, and how far it is. */
export function Withdrawals() {
  const text = useTexts(withdrawalHistory);
  const [page, setPage] = usePage();
  const explorers = useExplorers();
  const columns = useWithdrawalColumns({ explorers });
  const withdrawals = usePaged(useWithdrawals(page), setPage);
  return (
    <HistoryTable caption={text.caption} columns={columns} {...listOf(withdrawals, setPage)} />
  );
}
