import type { BetStatement, ReceiptProof } from '@platform/rules/fairness';

export interface ReceiptSigner {
  /** Public key that verifies the receipts: 32 bytes, in hex. */
  readonly publicKey: string;
  /** Returns the signature of a text, in hex. */
  sign(text: string): string;
  /** Hashes data with Node, which takes half the time of the browser implementation. */
  sha256(data: Uint8Array): string;
}

export interface Receipt extends ReceiptProof {
  statement: BetStatement;
}
