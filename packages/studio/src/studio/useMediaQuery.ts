'use client';

import { useSyncExternalStore } from 'react';

/**
 * Returns true while a media query matches. Use this hook for changes that CSS cannot make, such as
 * fewer options.
 */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
