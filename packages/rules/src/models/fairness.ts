import type { BeaconSource } from '../wingo';

/** Public receipt key, and beacon for new rounds. Keys are hex. */
export interface FairnessKeys {
  /** Ed25519 key for receipts. */
  readonly receiptKey: string;
  readonly beaconSource: BeaconSource;
  readonly beaconKey: string;
}
