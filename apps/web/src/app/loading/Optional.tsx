import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** Renders optional content: nothing while its code loads or if loading fails. */
export const Optional = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary resetKey="" fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
