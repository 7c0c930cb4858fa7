import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { FairnessError, type Sha256 } from '../fairness';

/** Statement about a bet of a game of one player, which its receipt signs. */
export interface OriginalStatement {
  readonly game: 'dice';
  readonly betId: string;
  /** Commitment of the seed pair, in hex. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Settings of the bet, such as `over:50.00`. */
  readonly settings: string;
  /** Stake as decimal text, such as '0.01'. */
  readonly amount: string;
  /** Result, such as the roll `98.30`. */
  readonly result: string;
  /** Multiple on offer, such as `1.9800`. */
  readonly multiple: string;
  /** Payout as decimal text; '0' for a lost bet. */
  readonly payout: string;
  /** Time of acceptance, epoch ms. */
  readonly at: number;
}

const hashOf: Sha256 = (data) => bytesToHex(sha256(data));

/**
 * Returns the leaf of a statement in a Merkle tree, in hex: the hash of its eleven lines.
 *
 * @param hash faster implementation. @default SHA-256 from @noble/hashes
 * @throws FairnessError if a value has a line break
 */
export function originalLeaf(bet: OriginalStatement, hash: Sha256 = hashOf): string {
  const lines = [
    bet.game,
    bet.betId,
    bet.serverSeedHash.toLowerCase(),
    bet.clientSeed,
    String(bet.nonce),
    bet.settings,
    bet.amount,
    bet.result,
    bet.multiple,
    bet.payout,
    String(bet.at),
  ];
  // A line break in a value would make two different bets share a statement.
  const broken = lines.find((line) => line.includes('\n'));
  if (broken !== undefined) throw new FairnessError(`A bet has a line break in '${broken}'.`);
  return hash(utf8ToBytes(`\u0000${lines.join('\n')}`));
}
