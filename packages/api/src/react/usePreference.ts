'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Preference } from '../session/storage';
import { useClient } from './ApiProvider';

/** Returns a stored preference, `null` until it is set, and its setter. */
export function usePreference(name: Preference): [string | null, (value: string) => void] {
  const { session } = useClient();
  const value = useSyncExternalStore(session.subscribe, () => session.preference(name));
  const choose = useCallback((next: string) => session.setPreference(name, next), [session, name]);
  return [value, choose];
}
