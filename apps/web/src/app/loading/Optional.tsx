import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** Renders nothing while the content's code loads or if loading fails. */
export const Optional = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary resetKey="" fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
