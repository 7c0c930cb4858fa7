import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * What a page is complete without: it shows nothing while its code is on its way, nor where that does
 * not arrive.
 */
export const Optional = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary resetKey="" fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
