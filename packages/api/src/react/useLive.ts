'use client';

import { useSyncExternalStore } from 'react';
import { liveStateOf } from '../live/liveState';
import { useClient } from './ApiProvider';

/** Whether this page is told what happens as it happens; while it is not, it asks. */
export function useLive(): boolean {
  const { subscribe, get } = liveStateOf(useClient());
  return useSyncExternalStore(subscribe, get, () => false);
}
