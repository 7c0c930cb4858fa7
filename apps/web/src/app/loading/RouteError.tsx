import { routeError } from '@platform/messages/routeError';
import { ErrorState, Page } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useEffect, useRef } from 'react';
import { failureText } from './failureText';
import { useOnline } from '../shell/useOnline';

const reload = () => window.location.reload();

export interface RouteErrorProps {
  error: unknown;
}

/**
 * Error in place of a page. The retry button reloads the document, because browsers cache failed
 * imports. Offline, the button waits for a connection.
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
