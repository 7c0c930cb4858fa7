'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the browser has taken over what a server rendered: false on the server and in the first
 * rendering after it, which must not differ. For what depends on the browser, such as `Intl`'s names.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
