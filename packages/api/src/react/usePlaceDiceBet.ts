import { diceBet, diceBets, seeds, userBalances } from '../contract';
import {
  toDiceBetPayload,
  toPlacedDiceBet,
  type DiceIntent,
  type PlacedDiceBet,
} from '../domain/originals';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: diceBet,
  toPayload: toDiceBetPayload,
  toResult: toPlacedDiceBet,
  changes: [userBalances, diceBets, seeds],
};

/** Places a bet on Dice once per member intent, and returns its result. */
export const usePlaceDiceBet = (): Action<[DiceIntent], PlacedDiceBet> => useMutation(MUTATION);
