import { useSecurityLog } from '@platform/api/react';
import { SecurityLog } from '@platform/ui';
import { listOf } from '../app/listOf';
import { usePage } from '../app/usePage';
import { usePaged } from '../app/usePaged';

/** What happened to the member's account, and from where. */
export function SecurityActivity() {
  const [page, setPage] = usePage();
  const events = usePaged(useSecurityLog(page), setPage);
  return <SecurityLog {...listOf(events, setPage)} />;
}
