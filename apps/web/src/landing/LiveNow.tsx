import { Skeleton } from '@platform/ui';
import { Suspense } from 'react';
import { ErrorBoundary } from '../app/loading/ErrorBoundary';
import { late } from '../app/loading/late';

const { Component: LiveResults } = late(async () => (await import('./LiveResults')).LiveResults);

export const LiveNow = () => (
  <ErrorBoundary resetKey="" fallback={() => null}>
    <Suspense fallback={<Skeleton shape="block" />}>
      <LiveResults />
    </Suspense>
  </ErrorBoundary>
);
