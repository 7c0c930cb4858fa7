import { ed25519 } from '@noble/curves/ed25519';
import { utf8ToBytes } from '@noble/hashes/utils';
import type { FormerReceiptKey, ReceiptKeys } from '../models';
import type { BetStatement, ReceiptProof } from '../wingo';
import { bytesOf } from './bytes';
import { leafOf, MerkleTree, rootFrom, type Sha256 } from './tree';

/** Returns the text that a receipt signs. Older receipts have no time. */
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
  return signLeaves(
    bets.map((bet) => leafOf(bet, hash)),
    at,
    sign,
    hash,
  );
}

/**
 * Signs many statements with one signature, by their leaves: see `signReceipts`.
 *
 * @param leaves hashes of the statements in hex, in their order
 */
export function signLeaves(
  leaves: readonly string[],
  at: number | null,
  sign: (text: string) => string,
  hash?: Sha256,
): ReceiptProof[] {
  if (leaves.length === 0) return [];
  const tree = new MerkleTree(leaves, hash);
  const signature = sign(signedText(tree.root, at));
  return leaves.map((_, index) => ({ index, path: tree.pathAt(index), at, signature }));
}

/**
 * Returns true if a receipt belongs to the statement with this leaf and was signed with this key.
 *
 * @param publicKey server's Ed25519 key for receipts, in hex
 * @throws FairnessError for malformed values
 */
export function verifyLeaf(
  leaf: string,
  { index, path, at, signature }: ReceiptProof,
  publicKey: string,
): boolean {
  const root = rootFrom(leaf, index, path, "receipt's path");
  const signed = bytesOf(signature, 'signature of the receipt', 64);
  const key = bytesOf(publicKey, 'public key of receipts', 32);
  // Verifies strictly by RFC 8032, so that all implementations agree.
  return ed25519.verify(signed, utf8ToBytes(signedText(root, at)), key, { zip215: false });
}

/** Key that signed a receipt: `until` is undefined for the current key. */
export type SigningKey = Pick<FormerReceiptKey, 'publicKey'> & Partial<FormerReceiptKey>;

/**
 * Returns the key that signed a leaf; undefined if no key did. A former key counts only for receipts
 * with a time, up to the end of its use.
 *
 * @param keys one key in hex, or all keys of the server
 * @throws FairnessError for malformed values
 */
export function keyOfLeaf(
  leaf: string,
  proof: ReceiptProof,
  keys: string | ReceiptKeys,
): SigningKey | undefined {
  const { receiptKey, formerReceiptKeys = [] } =
    typeof keys === 'string' ? { receiptKey: keys } : keys;
  if (verifyLeaf(leaf, proof, receiptKey)) return { publicKey: receiptKey };
  const { at } = proof;
  if (at === null) return undefined;
  return formerReceiptKeys.find(
    ({ publicKey, until }) => at <= until && verifyLeaf(leaf, proof, publicKey),
  );
}

/** Returns the key that signed the receipt of a bet, like `keyOfLeaf`. */
export function keyOfReceipt(bet: BetStatement, proof: ReceiptProof, keys: string | ReceiptKeys) {
  const key = keyOfLeaf(leafOf(bet), proof, keys);
  // Requires the time, without which a receipt could be signed after betting has closed.
  return (bet.number === null) === (proof.at === null) ? key : undefined;
}

/**
 * Returns true if a receipt belongs to this bet and was signed with this key. A bet with a number
 * needs a receipt with a time.
 *
 * @param publicKey server's Ed25519 key for receipts, in hex
 * @throws FairnessError for malformed values
 */
export function verifyReceipt(bet: BetStatement, proof: ReceiptProof, publicKey: string): boolean {
  return keyOfReceipt(bet, proof, publicKey) !== undefined;
}
