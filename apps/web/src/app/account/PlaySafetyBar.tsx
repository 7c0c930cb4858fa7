import { usePlaySession, useSession } from '@platform/api/react';
import { SessionClock, Stack } from '@platform/ui';
import { Suspense, useEffect } from 'react';
import { late } from '../loading/late';
import { BreakLink } from './BreakLink';
import { leaveRealityCheck, useOpenRealityCheck } from './realityCheckRequest';

const { Component: RealityCheckPrompt } = late(
  async () => (await import('./RealityCheckPrompt')).RealityCheckPrompt,
);

function OwnSession() {
  const { data } = usePlaySession();
  const check = useOpenRealityCheck();
  useEffect(() => leaveRealityCheck, []);
  return (
    <>
      <SessionClock session={data} />
      {check && (
        <Suspense>
          <RealityCheckPrompt check={check} />
        </Suspense>
      )}
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
