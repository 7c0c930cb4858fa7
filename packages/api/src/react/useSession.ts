'use client';

import { useSyncExternalStore } from 'react';
import type { SessionState } from '../session/createSession';
import { useClient } from './ApiProvider';

/** Returns the session, updated from every tab of the browser. */
export function useSession(): SessionState {
  const { session } = useClient();
  return useSyncExternalStore(session.subscribe, session.get);
}
