import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { FairnessError, type Sha256 } from '../fairness';
import type { OriginalStatement } from '../models';

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
  // Refuses line breaks in a value, which would make two different bets share a statement.
  const broken = lines.find((line) => line.includes('\n'));
  if (broken !== undefined) throw new FairnessError(`A bet has a line break in '${broken}'.`);
  return hash(utf8ToBytes(`\u0000${lines.join('\n')}`));
}
