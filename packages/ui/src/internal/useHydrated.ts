'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns true after hydration, for values that depend on the browser, such as names from `Intl`.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
