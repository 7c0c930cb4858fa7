import { useMemo } from 'react';
import { myBets, placeBet, userBalances } from '../contract';
import {
  toPlaceBetPayload,
  toPlacedBet,
  type BetIntent,
  type GameType,
  type PlacedBet,
} from '../domain/wingo';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

/** Places a bet once per member intent. */
export const usePlaceBet = (gameType: GameType): Action<[BetIntent], PlacedBet> =>
  useMutation(
    useMemo(
      () => ({
        call: placeBet,
        toPayload: (intent: BetIntent) => toPlaceBetPayload(gameType, intent),
        toResult: toPlacedBet,
        changes: [userBalances, myBets],
      }),
      [gameType],
    ),
  );
