import { EXPLORERS, useBrand, type Explorers } from '@platform/ui';
import { useMemo } from 'react';

/** Returns the block explorers of the brand, or the public ones. */
export function useExplorers(): Explorers {
  const { explorers } = useBrand();
  return useMemo(() => ({ ...EXPLORERS, ...explorers }), [explorers]);
}
