import type { BetStatement, ReceiptProof } from '@platform/rules/fairness';

/** Signs receipts of bets with the server's Ed25519 key. */
export interface ReceiptSigner {
  /** Public key that verifies the receipts: 32 bytes, in hex. */
  readonly publicKey: string;
  /** Returns the signature of a text, in hex. */
  sign(text: string): string;
  /**
   * Returns the SHA-256 in hex. Node's implementation takes half the time of the browser
   * implementation.
   */
  sha256(data: Uint8Array): string;
}

/** Receipt of a bet: proves later that the bet was accepted. */
export interface Receipt extends ReceiptProof {
  statement: BetStatement;
}
