'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { Client } from '../client/createClient';

const ClientContext = createContext<Client | null>(null);

export interface ApiProviderProps {
  /** Client used by all hooks below. */
  readonly client: Client;
  readonly children: ReactNode;
}

/**
 * Provides the client to the hooks of this package. Fetching and caching code loads with the hooks
 * that need it.
 */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** Returns the client of the nearest `ApiProvider`. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) {
    throw new Error(
      'A hook of @platform/api/react found no client. Render <ApiProvider client={...}> above it.',
    );
  }
  return client;
}
