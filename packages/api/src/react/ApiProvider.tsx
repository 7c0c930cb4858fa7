import { createContext, useContext, type ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from '../client/ApiError';
import type { Client } from '../client/createClient';

const ClientContext = createContext<Client | null>(null);

const SETTINGS: SWRConfiguration = {
  // Every provider has a cache of its own, so that nothing outlives it.
  provider: () => new Map(),
  // A refusal stays one; only an answer that did not come is worth asking for again.
  shouldRetryOnError: (error) => error instanceof ApiError && error.isUncertain,
};

export interface ApiProviderProps {
  /** The client that every hook below calls through. */
  readonly client: Client;
  readonly children: ReactNode;
}

/** Gives the hooks of this package their client and their cache. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return (
    <ClientContext value={client}>
      <SWRConfig value={SETTINGS}>{children}</SWRConfig>
    </ClientContext>
  );
}

/** The client of the nearest `ApiProvider`. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) {
    throw new Error(
      'A hook of @platform/api/react found no client: render <ApiProvider client={...}> above it.',
    );
  }
  return client;
}
