import type { BeaconSource } from '../wingo';

/** Key that signed receipts until a time. */
export interface FormerReceiptKey {
  /** Ed25519 key, in hex. */
  readonly publicKey: string;
  /** Time of its last signature, in milliseconds since 1970. */
  readonly until: number;
}

/** Keys that verify receipts. */
export interface ReceiptKeys {
  /** Ed25519 key that signs new receipts, in hex. */
  readonly receiptKey: string;
  /**
   * Keys that signed earlier receipts.
   * @default []
   */
  readonly formerReceiptKeys?: readonly FormerReceiptKey[] | undefined;
}

/** Public receipt keys, and beacon for new rounds. Keys are hex. */
export interface FairnessKeys extends ReceiptKeys {
  readonly beaconSource: BeaconSource;
  readonly beaconKey: string;
}
