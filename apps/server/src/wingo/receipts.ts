/** Signs receipts of bets with the server's Ed25519 key. */
export interface ReceiptSigner {
  /** 32 bytes, hex. */
  readonly publicKey: string;
  /** The signature of a text, hex. */
  sign(text: string): string;
}
