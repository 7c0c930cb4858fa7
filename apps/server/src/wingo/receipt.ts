import type { BetStatement, ReceiptProof } from '@platform/rules/fairness';

/** Signs receipts of bets with the server's Ed25519 key. */
export interface ReceiptSigner {
  /** 32 bytes, hex. */
  readonly publicKey: string;
  /** The signature of a text, hex. */
  sign(text: string): string;
  /** Node's own SHA-256, in hex: it takes half the time of the one that browsers run. */
  sha256(data: Uint8Array): string;
}

/** What a member keeps of a bet: it proves later that the bet was taken. */
export interface Receipt extends ReceiptProof {
  statement: BetStatement;
}
