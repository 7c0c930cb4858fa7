import { ErrorState, Page } from '@platform/ui';
import { useEffect, useRef } from 'react';
import { useOnline } from './useOnline';

const reload = () => window.location.reload();

export interface RouteErrorProps {
  /** What was thrown. */
  error: unknown;
}

/**
 * What stands in for a page that could not be shown: its code did not arrive, or it threw. Browsers
 * remember an import that failed, so trying again loads the document anew; without a connection that
 * would lose it, so then it waits for one.
 */
export function RouteError({ error }: RouteErrorProps) {
  const online = useOnline();
  const waited = useRef(false);
  useEffect(() => {
    if (online && waited.current) reload();
    waited.current = !online;
  }, [online]);
  const message = error instanceof Error ? error.message : 'This page could not be shown.';
  return (
    <Page>
      <ErrorState
        title="This page could not be shown"
        message={online ? message : 'You are offline. It is loaded as soon as you are back.'}
        onRetry={online ? reload : undefined}
      />
    </Page>
  );
}
