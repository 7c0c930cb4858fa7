import { usePlaySession } from '@platform/api/react';
import { SessionClock } from '@platform/ui';
import { useEffect } from 'react';
import { RealityCheckPrompt } from './RealityCheckPrompt';
import { leaveRealityCheck, useOpenRealityCheck } from './realityCheckRequest';

/** Figures of the member's play session, and the reality checks that are due in it. */
export function OwnSession() {
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
