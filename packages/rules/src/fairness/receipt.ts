import { ed25519 } from '@noble/curves/ed25519';
import { utf8ToBytes } from '@noble/hashes/utils';
import type { BetStatement, ReceiptProof } from '../wingo';
import { bytesOf } from './bytes';
import { leafOf, MerkleTree, rootFrom, type Sha256 } from './tree';

/** Returns the text that a receipt's signature covers. Older receipts have no time. */
const signedText = (root: string, at: number | null): string =>
  at === null ? `platform-receipt-v1:${root}` : `platform-receipt-v2:${at}:${root}`;

/**
 * Signs many bets with one signature.
 *
 * @param at time of acceptance, epoch ms; null for the older text, which bets without a number use
 * @param sign signs a text with Ed25519 and returns hex
 * @param hash faster implementation. @default SHA-256 from @noble/hashes
 * @returns the proofs, in the order of the bets
 */
export function signReceipts(
  bets: readonly BetStatement[],
  at: number | null,
  sign: (text: string) => string,
  hash?: Sha256,
): ReceiptProof[] {
  if (bets.length === 0) return [];
  const tree = new MerkleTree(
    bets.map((bet) => leafOf(bet, hash)),
    hash,
  );
  const signature = sign(signedText(tree.root, at));
  return bets.map((_, index) => ({ index, path: tree.pathAt(index), at, signature }));
}

/**
 * Returns true if a receipt belongs to this bet and was signed with this key. A bet with a number
 * needs a receipt with a time.
 *
 * @param publicKey server's Ed25519 key for receipts, in hex
 * @throws FairnessError for malformed values
 */
export function verifyReceipt(
  bet: BetStatement,
  { index, path, at, signature }: ReceiptProof,
  publicKey: string,
): boolean {
  const root = rootFrom(leafOf(bet), index, path, "receipt's path");
  const signed = bytesOf(signature, 'signature of the receipt', 64);
  const key = bytesOf(publicKey, 'public key of receipts', 32);
  // Without its time, a receipt could be signed after betting has closed.
  if ((bet.number === null) !== (at === null)) return false;
  // Strict RFC 8032, so that all implementations agree.
  return ed25519.verify(signed, utf8ToBytes(signedText(root, at)), key, { zip215: false });
}
