import { useSession } from '@platform/api/react';
import { Suspense } from 'react';
import type { Location } from 'react-router-dom';
import { ErrorBoundary } from '../app/loading/ErrorBoundary';
import { useModal } from '../app/shared/useModal';
import { useOpening } from '../app/shared/useOpening';
import { ENTRIES, isFor } from './entries';
import { MissingModal } from './MissingModal';

export interface ModalsProps {
  /** Current location, whose query names the open modal. */
  location: Location;
}

export function Modals({ location }: ModalsProps) {
  const { signedIn } = useSession();
  const { name, sponsor, close } = useModal(location);
  const { shown, opening } = useOpening(name);
  const entry = shown && ENTRIES[shown];
  const open = name !== null && isFor(name, signedIn);
  return (
    <Suspense>
      {entry && (
        <ErrorBoundary
          resetKey={opening}
          fallback={(_, retry) => open && <MissingModal onRetry={retry} onClose={close} />}
        >
          <entry.Component key={opening} open={open} onClose={close} sponsor={sponsor} />
        </ErrorBoundary>
      )}
    </Suspense>
  );
}
