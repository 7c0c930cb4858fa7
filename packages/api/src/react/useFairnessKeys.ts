import { fairnessKeys } from '../contract';
import { toFairnessKeys, type FairnessKeys } from '../domain/fairness';
import { useQuery, type Query } from './useQuery';

/** Returns the receipt key, and the beacon for new rounds. Needs no sign-in. */
export const useFairnessKeys = (): Query<FairnessKeys> =>
  useQuery(fairnessKeys, {}, toFairnessKeys);
