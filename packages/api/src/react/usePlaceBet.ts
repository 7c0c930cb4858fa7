import { useCallback, useRef } from 'react';
import { ApiError } from '../client/ApiError';
import { mintIdempotencyKey } from '../client/mintIdempotencyKey';
import { myBets, placeBet, userBalances } from '../contract';
import {
  toPlaceBetPayload,
  toPlacedBet,
  type BetIntent,
  type GameType,
  type PlacedBet,
} from '../domain/wingo';
import { useClient } from './ApiProvider';
import { guardSession } from './guardSession';
import { useAction, type Action } from './useAction';
import { useRefresh } from './useRefresh';

/**
 * Places a bet, then fetches balances and bets anew.
 *
 * Every intent has one idempotency key. While it is uncertain whether the server took a bet, placing
 * the same bet again repeats the intent under its key, so that it is taken once; after a definite
 * answer, the same bet is a new intent.
 */
export function usePlaceBet(gameType: GameType): Action<[BetIntent], PlacedBet> {
  const client = useClient();
  const refresh = useRefresh();
  /** The keys of intents without a definite answer, by their payload. */
  const keys = useRef(new Map<string, string>());

  return useAction(
    useCallback(
      async (intent: BetIntent) => {
        const payload = toPlaceBetPayload(gameType, intent);
        const identity = JSON.stringify([client.session.get().member?.id, payload]);
        const idempotencyKey = keys.current.get(identity) ?? mintIdempotencyKey();
        keys.current.set(identity, idempotencyKey);
        try {
          const answer = await guardSession(client.session, () =>
            client.call(placeBet, payload, { idempotencyKey }),
          );
          keys.current.delete(identity);
          return toPlacedBet(answer);
        } catch (error) {
          if (error instanceof ApiError && !error.isUncertain) keys.current.delete(identity);
          throw error;
        } finally {
          void refresh([userBalances, myBets]);
        }
      },
      [client, gameType, refresh],
    ),
  );
}
