import { useSession } from '@platform/api/react';
import { Stack } from '@platform/ui';
import { Suspense } from 'react';
import { late } from '../loading/late';
import { BreakLink } from './BreakLink';

// Games are ready to play before the clock, which needs the code of dialogs and dates.
const { Component: OwnSession } = late(async () => (await import('./OwnSession')).OwnSession);

/** Link to a break, play session and reality checks, for the pages of games. */
export function PlaySafetyBar() {
  const { signedIn } = useSession();
  return (
    <Stack gap="m">
      <BreakLink />
      {signedIn && (
        <Suspense>
          <OwnSession />
        </Suspense>
      )}
    </Stack>
  );
}
