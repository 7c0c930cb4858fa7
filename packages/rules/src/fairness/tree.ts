import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import type { BetStatement, MerklePath, Seal } from '../wingo';
import { bytesOf, FairnessError, sha256, sameHex } from './bytes';

// Prefix bytes that distinguish leaves from branches, as in RFC 6962.
const LEAF = '\u0000';
const BRANCH = '01';
const HASH_BYTES = 32;

/** SHA-256 in lower-case hex. */
export type Sha256 = (data: Uint8Array) => string;

/** Root of a round without bets: the SHA-256 of no bytes. */
export const EMPTY_ROOT = sha256();

/**
 * Returns a bet's statement: its fields, one per line, in this order. Older bets without a number
 * have no third line.
 */
function linesOf(bet: BetStatement): string {
  const fields = [
    bet.betId,
    bet.roundNumber,
    ...(bet.number === null ? [] : [String(bet.number)]),
    bet.commitment.toLowerCase(),
    String(bet.beaconRound ?? ''),
    bet.betType,
    bet.betValue,
    bet.amount,
  ];
  // Refuses line breaks in a field, which would make two different bets share a statement.
  const broken = fields.find((field) => field.includes('\n'));
  if (broken === undefined) return fields.join('\n');
  throw new FairnessError(`A bet has a line break in '${broken}'.`);
}

/**
 * Returns a bet's leaf in a Merkle tree, in hex.
 *
 * @param hash faster implementation. @default SHA-256 from @noble/hashes
 */
export const leafOf = (bet: BetStatement, hash: Sha256 = sha256): string =>
  hash(utf8ToBytes(LEAF + linesOf(bet)));

const join = (left: string, right: string, hash: Sha256): string =>
  hash(hexToBytes(BRANCH + left + right));

/** Merkle tree of bets as in RFC 6962, for one round or for bets accepted together. */
export class MerkleTree {
  readonly #levels: readonly (readonly string[])[];

  /**
   * @param leaves leaves in hex, in the order of the bets: see `leafOf`
   * @param hash faster implementation. @default SHA-256 from @noble/hashes
   */
  constructor(leaves: readonly string[], hash: Sha256 = sha256) {
    const levels = [leaves];
    for (let level = leaves; level.length > 1; level = levels.at(-1) ?? []) {
      const above: string[] = [];
      for (let index = 0; index < level.length; index += 2) {
        const left = level[index] ?? '';
        const right = level[index + 1];
        // A node without a sibling moves up unchanged.
        above.push(right === undefined ? left : join(left, right, hash));
      }
      levels.push(above);
    }
    this.#levels = levels;
  }

  /** Root in hex; `EMPTY_ROOT` for a tree without leaves. */
  get root(): string {
    return this.#levels.at(-1)?.[0] ?? EMPTY_ROOT;
  }

  /** Returns the siblings of a leaf, from the leaf upwards; null for a missing sibling. */
  pathAt(index: number): MerklePath {
    return this.#levels
      .slice(0, -1)
      .map((level, height) => level[Math.floor(index / 2 ** height) ^ 1] ?? null);
  }
}

/** Returns the index of an ancestor. Divides, because shifts wrap around after 32 levels. */
const indexAt = (index: number, height: number): number => Math.floor(index / 2 ** height);

/**
 * Computes the root from a leaf and its path.
 *
 * @param name name of the path in errors
 * @throws FairnessError for a malformed path
 */
export const rootFrom = (leaf: string, index: number, path: MerklePath, name: string): string =>
  path.reduce<string>((hash, other, height) => {
    if (other === null) return hash;
    bytesOf(other, `hash of the ${name}`, HASH_BYTES);
    return indexAt(index, height) % 2 === 0 ? join(hash, other, sha256) : join(other, hash, sha256);
  }, leaf);

/**
 * Returns true if a path has the shape that a tree of `size` leaves requires at this index. Each
 * number then has exactly one position in the tree, so a root cannot cover more than `size` bets.
 */
function hasShape(path: MerklePath, index: number, size: number): boolean {
  if (index >= size) return false;
  let height = 0;
  for (let count = size; count > 1; count = Math.ceil(count / 2)) {
    const at = indexAt(index, height);
    const hasSibling = at % 2 === 1 || at + 1 < count;
    if ((path[height] ?? null) === null ? hasSibling : !hasSibling) return false;
    height += 1;
  }
  return path.length === height;
}

/**
 * Computes a round's root from one of its bets. Returns null if the bet has no number, or if its
 * path does not fit the number of bets.
 *
 * @throws FairnessError for malformed values
 */
export function rootOfBet(bet: BetStatement, path: MerklePath, bets: number): string | null {
  if (bet.number === null || !hasShape(path, bet.number, bets)) return null;
  return rootFrom(leafOf(bet), bet.number, path, "bet's path");
}

/**
 * Returns true if a bet is under its round's root.
 *
 * @param path siblings in the tree of the whole round
 * @throws FairnessError for malformed values
 */
export function verifyRootPath(bet: BetStatement, path: MerklePath, seal: Seal): boolean {
  const root = rootOfBet(bet, path, seal.bets);
  return root !== null && seal.root !== null && sameHex(root, seal.root);
}
