import { ErrorState } from '@platform/ui';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../app/loading/ErrorBoundary';

/** A part of the settings whose code comes after the page; the rest of the page does not wait for it. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" fallback={(_, retry) => <ErrorState onRetry={retry} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
