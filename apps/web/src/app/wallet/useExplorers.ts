import { EXPLORERS, useBrand, type Explorers } from '@platform/ui';
import { useMemo } from 'react';

/** Where transactions can be looked up: the public explorers, and over them the brand's own. */
export function useExplorers(): Explorers {
  const { explorers } = useBrand();
  return useMemo(() => ({ ...EXPLORERS, ...explorers }), [explorers]);
}
