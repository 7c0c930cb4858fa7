import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** Content that a page is complete without. Shows nothing while its code loads, or if loading fails. */
export const Optional = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary resetKey="" fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
