import { ErrorState } from '@platform/ui';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../app/loading/ErrorBoundary';

/** Settings section whose code loads after the page. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" fallback={(_, retry) => <ErrorState onRetry={retry} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
