import type { ApiError, BetIntent, PlacedBet } from '@platform/api';
import { usePlaceBet } from '@platform/api/react';
import type { GameType } from '@platform/rules/wingo';
import { useToasts } from '@platform/ui';
import { useEffect, useRef } from 'react';
import { formatOutcome } from '../shared/serverMessages';

/** Shows toasts for outcomes that the slip does not show. */
export function useBetPlacing(gameType: GameType): (intent: BetIntent) => Promise<void> {
  const placeBet = usePlaceBet(gameType);
  const toasts = useToasts();
  const underWay = useRef(0);
  const placed = useRef<PlacedBet>(undefined);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return async (intent) => {
    underWay.current += 1;
    try {
      placed.current = await placeBet.run(intent);
    } catch (error) {
      const { wasUncertain, message } = error as ApiError;
      // The slip shows the error, but the member may have left the page.
      if (wasUncertain || !isShown.current) toasts.error(message);
      throw error;
    } finally {
      underWay.current -= 1;
      if (underWay.current === 0 && placed.current) {
        // The slip confirms placed bets, and screen readers would hear a toast as a repetition.
        if (!isShown.current) {
          void formatOutcome(placed.current).then((message) => toasts.success(message));
        }
        placed.current = undefined;
      }
    }
  };
}
