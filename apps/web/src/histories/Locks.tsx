import { useLocks } from '@platform/api/react';
import { HistoryTable, useActivationColumns } from '@platform/ui';
import { listOf } from '../app/listOf';
import { usePage } from '../app/usePage';
import { usePaged } from '../app/usePaged';

/** What the member has locked. */
export function Locks() {
  const [page, setPage] = usePage();
  const columns = useActivationColumns();
  const locks = usePaged(useLocks(page), setPage);
  return <HistoryTable caption="Activations" columns={columns} {...listOf(locks, setPage)} />;
}
