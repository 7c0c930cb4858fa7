import { ed25519 } from '@noble/curves/ed25519';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import type { BetStatement, ReceiptProof } from '../wingo';
import { bytesOf, FairnessError, sha256 } from './bytes';

// A prefix byte distinguishes leaves from branches, as in RFC 6962.
const LEAF = '\u0000';
const BRANCH = '01';
const HASH_BYTES = 32;

/** SHA-256 in lower-case hex. */
export type Sha256 = (data: Uint8Array) => string;

/** Returns the statement of a bet: its fields, one per line, in this order. */
function linesOf(bet: BetStatement): string {
  const fields = [
    bet.betId,
    bet.roundNumber,
    bet.commitment.toLowerCase(),
    String(bet.beaconRound ?? ''),
    bet.betType,
    bet.betValue,
    bet.amount,
  ];
  // A line break in a field would make two different bets share a statement.
  const broken = fields.find((field) => field.includes('\n'));
  if (broken === undefined) return fields.join('\n');
  throw new FairnessError(`A bet has a line break in '${broken}'.`);
}

const leafOf = (bet: BetStatement, hash: Sha256): string => hash(utf8ToBytes(LEAF + linesOf(bet)));

const join = (left: string, right: string, hash: Sha256): string =>
  hash(hexToBytes(BRANCH + left + right));

const signedText = (root: string): string => `platform-receipt-v1:${root}`;

/** Returns the levels of the Merkle tree, from the leaves to the root. */
function treeOf(bets: readonly BetStatement[], hash: Sha256): string[][] {
  const levels = [bets.map((bet) => leafOf(bet, hash))];
  for (let level = levels[0] ?? []; level.length > 1; level = levels.at(-1) ?? []) {
    const above: string[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const left = level[index] ?? '';
      const right = level[index + 1];
      // A node without a sibling moves up unchanged.
      above.push(right === undefined ? left : join(left, right, hash));
    }
    levels.push(above);
  }
  return levels;
}

/**
 * Signs many bets with one signature.
 *
 * @param sign signs a text with Ed25519 and returns hex
 * @param hash faster implementation. @default SHA-256 of @noble/hashes
 * @returns the proofs, in the order of the bets
 */
export function signReceipts(
  bets: readonly BetStatement[],
  sign: (text: string) => string,
  hash: Sha256 = sha256,
): ReceiptProof[] {
  if (bets.length === 0) return [];
  const levels = treeOf(bets, hash);
  const signature = sign(signedText(levels.at(-1)?.[0] ?? ''));
  return bets.map((_, index) => ({
    index,
    path: levels.slice(0, -1).map((level, height) => level[(index >> height) ^ 1] ?? null),
    signature,
  }));
}

/**
 * Returns true if a receipt belongs to this bet and was signed with this key.
 *
 * @param publicKey Ed25519, hex
 * @throws FairnessError for malformed values
 */
export function verifyReceipt(
  bet: BetStatement,
  { index, path, signature }: ReceiptProof,
  publicKey: string,
): boolean {
  // Divides instead of shifting, because shifts wrap around after 32 levels.
  const isLeft = (height: number) => Math.floor(index / 2 ** height) % 2 === 0;
  const root = path.reduce<string>(
    (hash, other, height) => {
      if (other === null) return hash;
      bytesOf(other, "hash of the receipt's path", HASH_BYTES);
      return isLeft(height) ? join(hash, other, sha256) : join(other, hash, sha256);
    },
    leafOf(bet, sha256),
  );
  const signed = bytesOf(signature, 'signature of the receipt', 64);
  const key = bytesOf(publicKey, 'public key of receipts', 32);
  // Strict RFC 8032, so that all implementations agree.
  return ed25519.verify(signed, utf8ToBytes(signedText(root)), key, { zip215: false });
}
