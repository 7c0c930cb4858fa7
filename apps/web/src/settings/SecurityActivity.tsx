import { histories } from '@platform/api';
import { useSecurityLog } from '@platform/api/react';
import { Inline, SecurityLog, Stack } from '@platform/ui';
import { listOf } from '../app/shared/listOf';
import { usePage } from '../app/shared/usePage';
import { usePaged } from '../app/shared/usePaged';
import { useSecurityCsv } from '../exports/columns';
import { ExportButton } from '../exports/ExportButton';

export function SecurityActivity() {
  const [page, setPage] = usePage();
  const events = usePaged(useSecurityLog(page), setPage);
  return (
    <Stack>
      <Inline justify="end">
        <ExportButton
          name="security"
          history={histories.securityLog}
          columns={useSecurityCsv()}
          total={events.data?.total}
        />
      </Inline>
      <SecurityLog {...listOf(events, setPage)} />
    </Stack>
  );
}
