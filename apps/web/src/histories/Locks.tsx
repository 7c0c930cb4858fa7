import { useLocks } from '@platform/api/react';
import { activationColumns, HistoryTable } from '@platform/ui';
import { listOf } from '../app/listOf';
import { useKept } from '../app/useKept';
import { usePage } from '../app/usePage';

const columns = activationColumns();

/** What the member has locked. */
export function Locks() {
  const [page, setPage] = usePage();
  const locks = useKept(useLocks(page));
  return <HistoryTable caption="Activations" columns={columns} {...listOf(locks, setPage)} />;
}
