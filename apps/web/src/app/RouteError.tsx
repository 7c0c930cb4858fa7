import { ErrorState, Page } from '@platform/ui';
import { useRouteError } from 'react-router-dom';

/** What stands in for a page that could not be shown: its code did not arrive, or it threw. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Page>
      <ErrorState
        message={error instanceof Error ? error.message : 'This page could not be shown.'}
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
