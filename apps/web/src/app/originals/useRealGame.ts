import type { OriginalGame } from '@platform/api';
import { useBrand } from '@platform/ui';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';

/** URL query that requests the demo if the brand also offers the real-money game. */
const DEMO = { name: 'play', value: 'demo' } as const;

export interface RealGame {
  /** True if the brand offers the real-money game. */
  isOffered: boolean;
  /** True if the page shows the real-money game, because the URL does not request the demo. */
  isShown: boolean;
  demoHref: string;
}

/** Returns whether a game's page shows the real-money game or its demo. */
export function useRealGame(game: OriginalGame): RealGame {
  const isOffered = useBrand().realGames?.includes(game) === true;
  const [query] = useSearchParams();
  return {
    isOffered,
    isShown: isOffered && query.get(DEMO.name) !== DEMO.value,
    demoHref: `${paths[game]}?${DEMO.name}=${DEMO.value}`,
  };
}
