import type { OriginalGame } from '@platform/api';
import { useBrand } from '@platform/ui';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';

/** URL query that requests the demo if the brand also offers the game for money. */
const DEMO = { name: 'play', value: 'demo' } as const;

export interface RealGame {
  /** True if the brand offers the game for money. */
  isOffered: boolean;
  /** True if the page shows the game for money, because the URL does not request the demo. */
  isShown: boolean;
  demoHref: string;
}

/** Returns whether the page of a game shows the game for money or its demo. */
export function useRealGame(game: OriginalGame): RealGame {
  const isOffered = useBrand().realGames?.includes(game) === true;
  const [query] = useSearchParams();
  return {
    isOffered,
    isShown: isOffered && query.get(DEMO.name) !== DEMO.value,
    demoHref: `${paths[game]}?${DEMO.name}=${DEMO.value}`,
  };
}
