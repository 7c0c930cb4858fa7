'use client';

import { useEffect, useState } from 'react';

/** Maximum time to wait for an idle page, in ms. */
const PATIENCE = 3000;

const USE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Calls back on the first interaction, or immediately if the page has already been used. */
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

function onceIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(callback, { timeout: PATIENCE });
    return () => cancelIdleCallback(request);
  }
  // Safari lacks `requestIdleCallback`.
  const timer = setTimeout(callback, PATIENCE);
  return () => clearTimeout(timer);
}

/** Returns true once the page has been used and is idle: a good time to preload code. */
export function useAtRest(): boolean {
  const [inUse, setInUse] = useState(false);
  const [atRest, setAtRest] = useState(false);
  useEffect(() => onceInUse(() => setInUse(true)), []);
  useEffect(() => (inUse ? onceIdle(() => setAtRest(true)) : undefined), [inUse]);
  return atRest;
}
