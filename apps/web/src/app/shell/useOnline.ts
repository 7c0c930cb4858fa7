import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'];

function subscribe(listener: () => void) {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** Returns true while the browser has a network. Does not check whether the server is reachable. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
