'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Preference } from '../session/storage';
import { useClient } from './ApiProvider';

/** A remembered choice, `null` until one is made, and how to make it. */
export function usePreference(name: Preference): [string | null, (value: string) => void] {
  const { session } = useClient();
  const value = useSyncExternalStore(session.subscribe, () => session.preference(name));
  const choose = useCallback((next: string) => session.setPreference(name, next), [session, name]);
  return [value, choose];
}
