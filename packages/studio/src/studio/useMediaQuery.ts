'use client';

import { useSyncExternalStore } from 'react';

/** Returns true if a media query matches, for effects beyond CSS such as a removed choice. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
