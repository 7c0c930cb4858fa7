import type { BeaconChain } from '@platform/rules/fairness';

/** Public randomness, published round by round on a schedule of its own. */
export interface Beacon {
  readonly chain: BeaconChain;
  /**
   * The signature of a round, hex, checked against the chain's public key; undefined while there is
   * none to be had.
   */
  signatureOf(round: number): Promise<string | undefined>;
}
