import { fairnessKeys } from '../contract';
import { toFairnessKeys, type FairnessKeys } from '../domain/fairness';
import { useQuery, type Query } from './useQuery';

/** What receipts are signed with, and the beacon that new rounds wait for. Public. */
export const useFairnessKeys = (): Query<FairnessKeys> =>
  useQuery(fairnessKeys, {}, toFairnessKeys);
