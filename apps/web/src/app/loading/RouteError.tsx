import { routeError } from '@platform/messages/routeError';
import { ErrorState, Page } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useEffect, useRef } from 'react';
import { failureText } from './failureText';
import { useOnline } from '../shell/useOnline';

const reload = () => window.location.reload();

export interface RouteErrorProps {
  /** What was thrown. */
  error: unknown;
}

/**
 * What stands in for a page that could not be shown: its code did not arrive, or it threw. Browsers
 * remember an import that failed, so trying again loads the document again; without a connection that
 * would lose it, so then it waits for one.
 */
export function RouteError({ error }: RouteErrorProps) {
  const text = useTexts(routeError);
  const online = useOnline();
  const waited = useRef(false);
  useEffect(() => {
    if (online && waited.current) reload();
    waited.current = !online;
  }, [online]);
  return (
    <Page>
      <ErrorState
        title={text.title}
        message={online ? failureText(error, text) : text.offline}
        onRetry={online ? reload : undefined}
      />
    </Page>
  );
}
