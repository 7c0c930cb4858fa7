import type { BeaconChain } from '@platform/rules/fairness';

/** Public randomness, published in rounds on its own schedule. */
export interface Beacon {
  readonly chain: BeaconChain;
  /** Returns the verified signature of a round, in hex; undefined while it is unavailable. */
  signatureOf(round: number): Promise<string | undefined>;
}
