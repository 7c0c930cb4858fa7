import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'];

function subscribe(listener: () => void) {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** Whether the browser has a connection at all; what is at its other end only a call can tell. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
