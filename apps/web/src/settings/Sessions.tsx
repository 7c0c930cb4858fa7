import { useRevokeSession, useSessions } from '@platform/api/react';
import { SessionsList } from '@platform/ui';
import { useState } from 'react';
import { useOutcome } from '../app/shared/useOutcome';

/** List of the member's sessions. All except the current one can be ended. */
export function Sessions() {
  const { data, error, retry } = useSessions();
  const { run, isPending } = useRevokeSession();
  const follow = useOutcome();
  const [revoked, setRevoked] = useState('');
  return (
    <SessionsList
      sessions={data}
      error={data ? undefined : error?.message}
      onRetry={retry}
      revoking={isPending ? revoked : undefined}
      onRevoke={(id) => {
        setRevoked(id);
        void follow(run(id));
      }}
    />
  );
}
