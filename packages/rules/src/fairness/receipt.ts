import { ed25519 } from '@noble/curves/ed25519';
import { utf8ToBytes } from '@noble/hashes/utils';
import { bytesOf, sha256 } from './bytes';

/** What a receipt states of a bet. */
export interface BetStatement {
  /** The bet, as the server numbers it. */
  readonly betId: string;
  readonly roundNumber: string;
  /** Of the round's server seed, hex. */
  readonly commitment: string;
  /** The beacon round that decides; null for rounds from before there was a beacon. */
  readonly beaconRound: number | null;
  readonly betType: string;
  readonly betValue: string;
  /** The stake as decimal text, such as '0.01'. */
  readonly amount: string;
}

/**
 * A signature over many bets at once: the root of a tree of hashes is signed, and each bet has the
 * hashes that lead from it to the root. One bet alone is its own root.
 */
export interface ReceiptProof {
  /** The place of the bet among those that were signed together, from 0. */
  readonly index: number;
  /** The hashes of the other branches, from the bet up, hex; `null` where there is none. */
  readonly path: readonly (string | null)[];
  /** Ed25519 over `platform-receipt-v1:<root>`, hex. */
  readonly signature: string;
}

// As in RFC 6962, a leaf can never be taken for a branch.
const LEAF = Uint8Array.of(0);
const BRANCH = Uint8Array.of(1);

/** The hash of a statement: of its fields, one a line, in this order. */
const leafOf = (bet: BetStatement): string =>
  sha256(
    LEAF,
    utf8ToBytes(
      [
        bet.betId,
        bet.roundNumber,
        bet.commitment.toLowerCase(),
        bet.beaconRound ?? '',
        bet.betType,
        bet.betValue,
        bet.amount,
      ].join('\n'),
    ),
  );

const join = (left: string, right: string): string =>
  sha256(BRANCH, bytesOf(left, 'hash'), bytesOf(right, 'hash'));

/** What is signed for a root, as text. */
const signedText = (root: string): string => `platform-receipt-v1:${root}`;

/** The tree of statements, level by level: the leaves first, the root last. */
function treeOf(bets: readonly BetStatement[]): string[][] {
  const levels = [bets.map(leafOf)];
  for (let level = levels[0] ?? []; level.length > 1; level = levels.at(-1) ?? []) {
    const above: string[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const [left = '', right] = level.slice(index, index + 2);
      // A node without a sibling moves up as it is.
      above.push(right === undefined ? left : join(left, right));
    }
    levels.push(above);
  }
  return levels;
}

/**
 * Signs many bets with one signature.
 *
 * @param sign Ed25519 of a text, hex
 * @returns the proofs, in the order of the bets
 */
export function signReceipts(
  bets: readonly BetStatement[],
  sign: (text: string) => string,
): ReceiptProof[] {
  if (bets.length === 0) return [];
  const levels = treeOf(bets);
  const signature = sign(signedText(levels.at(-1)?.[0] ?? ''));
  return bets.map((_, index) => ({
    index,
    path: levels.slice(0, -1).map((level, height) => level[(index >> height) ^ 1] ?? null),
    signature,
  }));
}

/**
 * Whether a receipt is of this bet and was signed by this key.
 *
 * @param publicKey Ed25519, hex
 */
export function verifyReceipt(
  bet: BetStatement,
  { index, path, signature }: ReceiptProof,
  publicKey: string,
): boolean {
  const root = path.reduce<string>((hash, other, height) => {
    if (other === null) return hash;
    return (index >> height) % 2 === 0 ? join(hash, other) : join(other, hash);
  }, leafOf(bet));
  try {
    return ed25519.verify(
      bytesOf(signature, 'signature of the receipt', 64),
      utf8ToBytes(signedText(root)),
      bytesOf(publicKey, 'public key of receipts', 32),
    );
  } catch {
    return false;
  }
}
