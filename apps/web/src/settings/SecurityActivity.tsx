import { useSecurityLog } from '@platform/api/react';
import { SecurityLog } from '@platform/ui';
import { listOf } from '../app/listOf';
import { useKept } from '../app/useKept';
import { usePage } from '../app/usePage';

/** What happened to the member's account, and from where. */
export function SecurityActivity() {
  const [page, setPage] = usePage();
  const events = useKept(useSecurityLog(page));
  return <SecurityLog {...listOf(events, setPage)} />;
}
