'use client';

import { useMemo } from 'react';
import { keptRootIn } from '../domain/roots';
import type { GameType } from '../domain/wingo';
import { usePreference } from './usePreference';

/**
 * Returns the root of a round's bets, as received by this browser when betting closed; null if none
 * was received. Signing out deletes the kept roots. The hook makes no call.
 */
export function useKeptRoot(gameType: GameType, roundNumber: string | null): string | null {
  const [text] = usePreference('wingoRoots');
  return useMemo(
    () => (roundNumber === null ? null : keptRootIn(text, gameType, roundNumber)),
    [text, gameType, roundNumber],
  );
}
