'use client';

import { useSyncExternalStore } from 'react';
import { mediaQueryOf } from './browser';

/**
 * Whether a media query holds, e.g. `(max-width: 1100px)`. On a server it does not.
 *
 * Only for what CSS alone cannot do, such as leaving texts to tooltips.
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
