import type { BeaconSource } from '../wingo';

/** Public key of receipts, and beacon of new rounds. Keys are hex. */
export interface FairnessKeys {
  /** Ed25519 key of receipts. */
  readonly receiptKey: string;
  readonly beaconSource: BeaconSource;
  readonly beaconKey: string;
}
