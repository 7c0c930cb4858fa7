import { EXPLORERS, useBrand, type Explorers } from '@platform/ui';
import { useMemo } from 'react';

export function useExplorers(): Explorers {
  const { explorers } = useBrand();
  return useMemo(() => ({ ...EXPLORERS, ...explorers }), [explorers]);
}
