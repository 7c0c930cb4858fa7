import { useDeposits } from '@platform/api/react';
import { depositHistory } from '@platform/messages/depositHistory';
import { HistoryTable, useDepositColumns } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { listOf } from '../app/listOf';
import { useDepositCheck } from '../app/useDepositCheck';
import { useExplorers } from '../app/useExplorers';
import { usePage } from '../app/usePage';
import { usePaged } from '../app/usePaged';

/** What the member has deposited. */
export function Deposits() {
  const text = useTexts(depositHistory);
  const [page, setPage] = usePage();
  const explorers = useExplorers();
  const columns = useDepositColumns({ explorers });
  const deposits = usePaged(useDeposits(page), setPage);
  useDepositCheck(true);
  return <HistoryTable caption={text.caption} columns={columns} {...listOf(deposits, setPage)} />;
}
