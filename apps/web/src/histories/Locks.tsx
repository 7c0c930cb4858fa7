import { useLocks } from '@platform/api/react';
import { lockHistory } from '@platform/messages/lockHistory';
import { HistoryTable, useActivationColumns } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { listOf } from '../app/listOf';
import { usePage } from '../app/usePage';
import { usePaged } from '../app/usePaged';

/** What the member has locked. */
export function Locks() {
  const text = useTexts(lockHistory);
  const [page, setPage] = usePage();
  const columns = useActivationColumns();
  const locks = usePaged(useLocks(page), setPage);
  return <HistoryTable caption={text.caption} columns={columns} {...listOf(locks, setPage)} />;
}
