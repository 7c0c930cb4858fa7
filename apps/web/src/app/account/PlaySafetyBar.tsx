import { usePlaySession, useSession } from '@platform/api/react';
import { SessionClock, Stack } from '@platform/ui';
import { useEffect } from 'react';
import { BreakLink } from './BreakLink';
import { RealityCheckPrompt } from './RealityCheckPrompt';
import { leaveRealityCheck, useOpenRealityCheck } from './realityCheckRequest';

function OwnSession() {
  const { data } = usePlaySession();
  const check = useOpenRealityCheck();
  useEffect(() => leaveRealityCheck, []);
  return (
    <>
      <SessionClock session={data} />
      {check && <RealityCheckPrompt check={check} />}
    </>
  );
}

/** Play session, reality checks and the link to a break, for game pages. */
export function PlaySafetyBar() {
  const { signedIn } = useSession();
  return (
    <Stack gap="m">
      {signedIn && <OwnSession />}
      <BreakLink />
    </Stack>
  );
}
