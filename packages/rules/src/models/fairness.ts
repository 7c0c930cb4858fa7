import type { BeaconSource } from '../wingo';

/** What receipts are signed with, and the beacon that new rounds wait for. Keys are hex. */
export interface FairnessKeys {
  /** Ed25519. */
  readonly receiptKey: string;
  readonly beaconSource: BeaconSource;
  readonly beaconKey: string;
}
