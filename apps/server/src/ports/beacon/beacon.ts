import type { BeaconChain } from '@platform/rules/fairness';

/** Public randomness, published in rounds on its own schedule. */
export interface Beacon {
  readonly chain: BeaconChain;
  /**
   * Returns the signature of a round in hex, verified with the chain's public key; undefined if unavailable.
   */
  signatureOf(round: number): Promise<string | undefined>;
}
