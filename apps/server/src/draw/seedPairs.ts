import { seedHashOf } from '@platform/rules/originals';
import type { Random } from '../ports/random';
import { ROUND_SEEDS, type Keyring, type Seal, type Sealed } from '../sealing/keyring';
import { newSeed } from './seeds';

const CLIENT_SEED_BYTES = 16;

/** New server seed of a pair, sealed. */
export interface SealedPair extends Sealed {
  /** Commitment to the server seed. */
  hash: Buffer;
}

/** Returns the seal of a server seed, which opens only for its own commitment. */
const sealOf = (hash: Buffer): Seal => ({
  purpose: ROUND_SEEDS,
  context: `pair ${hash.toString('hex')}`,
});

/** Creates a server seed. Only its hash and its sealed form leave this process. */
export function newPair(random: Random, keyring: Keyring): SealedPair {
  const seed = newSeed(random);
  const hash = Buffer.from(seedHashOf(seed), 'hex');
  return { hash, ...keyring.seal(sealOf(hash), Buffer.from(seed, 'hex')) };
}

/** Returns a client seed for a member's first pair, until the member sets another one. */
export const firstClientSeed = (random: Random): string =>
  Buffer.from(random.bytes(CLIENT_SEED_BYTES)).toString('hex');

/**
 * Returns the server seed of a pair, in hex.
 *
 * @throws if the key is lost, or the seed does not match its commitment
 */
export function openPair(keyring: Keyring, hash: Buffer, sealed: Sealed): string {
  const seed = keyring.open(sealOf(hash), sealed).toString('hex');
  if (seedHashOf(seed) === hash.toString('hex')) return seed;
  throw new Error(`The server seed of ${hash.toString('hex')} does not match its commitment.`);
}
