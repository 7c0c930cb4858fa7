'use client';

import { useEffect, useState } from 'react';

/** At the latest after this time a busy page counts as at rest, in milliseconds. */
const PATIENCE = 3000;

/** The events that show that the page is in use. */
const USE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Calls back once the page is in use, immediately if it is already. Returns how to stop that. */
function onceInUse(callback: () => void): () => void {
  const stop = () => USE.forEach((name) => window.removeEventListener(name, begin));
  const begin = () => {
    stop();
    callback();
  };
  if (navigator.userActivation?.hasBeenActive) callback();
  else USE.forEach((name) => window.addEventListener(name, begin, { passive: true }));
  return stop;
}

/** Calls back once the page has nothing to do. Returns how to stop that. */
function onceIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(callback, { timeout: PATIENCE });
    return () => cancelIdleCallback(request);
  }
  // Safari has no such callback.
  const timer = setTimeout(callback, PATIENCE);
  return () => clearTimeout(timer);
}

/**
 * Whether the page has been used, and has come to rest since: the time to fetch what
 * may be wanted soon, when it takes nothing from what is wanted now. Who only looks pays for nothing.
 */
export function useAtRest(): boolean {
  const [inUse, setInUse] = useState(false);
  const [atRest, setAtRest] = useState(false);
  useEffect(() => onceInUse(() => setInUse(true)), []);
  useEffect(() => (inUse ? onceIdle(() => setAtRest(true)) : undefined), [inUse]);
  return atRest;
}
