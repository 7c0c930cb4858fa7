import type { Query } from '@platform/api/react';
import { loaded } from '@platform/messages/loaded';
import { ErrorState, Spinner } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import type { ReactNode } from 'react';

export interface LoadedProps<Data> {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query: { data, error, retry }, children }: LoadedProps<Data>) {
  const text = useTexts(loaded);
  if (data !== undefined) return children(data);
  if (error) return <ErrorState message={error.message} onRetry={retry} />;
  return <Spinner size="large" label={text.loading} />;
}
