'use client';

import { useSyncExternalStore } from 'react';
import { mediaQueryOf } from './browser';

/**
 * Returns true if a media query matches, and false on a server. Use this hook only for behaviour that
 * CSS cannot express.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = mediaQueryOf(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => mediaQueryOf(query)?.matches ?? false,
    () => false,
  );
}
