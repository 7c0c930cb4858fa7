import { plinkoBet, plinkoBets, seeds, userBalances } from '../contract';
import {
  toPlacedPlinkoBet,
  toPlinkoBetPayload,
  type PlacedPlinkoBet,
  type PlinkoIntent,
} from '../domain/originals';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: plinkoBet,
  toPayload: toPlinkoBetPayload,
  toResult: toPlacedPlinkoBet,
  changes: [userBalances, plinkoBets, seeds],
};

/** Drops a Plinko ball once per member intent, and returns its path. */
export const usePlacePlinkoBet = (): Action<[PlinkoIntent], PlacedPlinkoBet> =>
  useMutation(MUTATION);
