'use client';

import { useSyncExternalStore } from 'react';

/** Whether a media query holds, for what CSS alone cannot do, such as leaving out a choice. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
