import { fairnessKeys } from '../contract';
import { toFairnessKeys, type FairnessKeys } from '../domain/fairness';
import { useQuery, type Query } from './useQuery';

/** Returns the key of receipts, and the beacon of new rounds. Needs no sign-in. */
export const useFairnessKeys = (): Query<FairnessKeys> =>
  useQuery(fairnessKeys, {}, toFairnessKeys);
