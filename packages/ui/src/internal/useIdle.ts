'use client';

import { useEffect, useState } from 'react';

/** At the latest after this time a busy page counts as idle, in milliseconds. */
const PATIENCE = 3000;

/**
 * Whether the page has come to rest since the part appeared: the time to fetch what may be wanted
 * soon, when it takes nothing from what is wanted now.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIdle(true);
    if ('requestIdleCallback' in window) {
      const request = requestIdleCallback(rest, { timeout: PATIENCE });
      return () => cancelIdleCallback(request);
    }
    // Safari has no such callback.
    const timer = setTimeout(rest, PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}
