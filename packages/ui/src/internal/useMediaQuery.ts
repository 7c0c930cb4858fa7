'use client';

import { useSyncExternalStore } from 'react';
import { mediaQueryOf } from './browser';

/**
 * Returns true if a media query matches, such as `(max-width: 1100px)`. Returns false on a server.
 *
 * Use this hook only for effects beyond CSS, such as moving a text into a tooltip.
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
