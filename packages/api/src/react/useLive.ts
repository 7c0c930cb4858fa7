'use client';

import { useSyncExternalStore } from 'react';
import { liveStateOf } from '../live/liveState';
import { useClient } from './ApiProvider';

/** Returns true while the live stream is open. While it is closed, the page polls. */
export function useLive(): boolean {
  const { subscribe, get } = liveStateOf(useClient());
  return useSyncExternalStore(subscribe, get, () => false);
}
