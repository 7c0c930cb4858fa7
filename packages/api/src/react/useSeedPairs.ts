import {
  changeClientSeed,
  diceBets,
  minesGames,
  plinkoBets,
  rotateSeeds,
  seeds,
} from '../contract';
import {
  toRotatedPairs,
  toSeedPairs,
  type RotatedPairs,
  type SeedPairs,
} from '../domain/originals';
import type { Action } from './useAction';
import { useMutation } from './useMutation';
import { useQuery, type Query } from './useQuery';

/** Returns the member's seed pairs. */
export const useSeedPairs = (): Query<SeedPairs> => useQuery(seeds, {}, toSeedPairs);

const toPayload = (clientSeed: string) => ({ client_seed: clientSeed });

const CHANGE = { call: changeClientSeed, toPayload, toResult: toSeedPairs, changes: [seeds] };

/** Sets the client seed of the member's next bets. */
export const useChangeClientSeed = (): Action<[clientSeed: string], SeedPairs> =>
  useMutation(CHANGE);

const ROTATION = {
  call: rotateSeeds,
  toPayload,
  toResult: toRotatedPairs,
  changes: [seeds, diceBets, minesGames, plinkoBets],
};

/** Reveals the member's server seed, and begins the next pair with a client seed. */
export const useRotateSeeds = (): Action<[clientSeed: string], RotatedPairs> =>
  useMutation(ROTATION);
