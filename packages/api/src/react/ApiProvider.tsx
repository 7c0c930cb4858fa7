'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { Client } from '../client/createClient';

const ClientContext = createContext<Client | null>(null);

export interface ApiProviderProps {
  /** The client that every hook below calls through. */
  readonly client: Client;
  readonly children: ReactNode;
}

/**
 * Gives the hooks of this package their client. What fetches and keeps answers comes with the hooks
 * that do so: a page that only asks who is signed in does not pay for it.
 */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ClientContext value={client}>{children}</ClientContext>;
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
