import { useSession } from '@platform/api/react';
import { Stack } from '@platform/ui';
import { Suspense } from 'react';
import { late } from '../loading/late';
import { BreakLink } from './BreakLink';

// Loads after the game, because the session clock needs the code of dialogs and dates.
const { Component: OwnSession } = late(async () => (await import('./OwnSession')).OwnSession);

/** Bar on game pages: the link for taking a break, the play session and the reality checks. */
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
