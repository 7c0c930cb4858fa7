import sql from 'sql-template-tag';
import type { Tx } from '../db/database';
import type { Random } from '../ports/random';
import { ROUND_SEEDS, type Keyring, type Seal, type Sealed } from '../sealing/keyring';

const SEED_BYTES = 32;

/** Returns the seal of a seed, which opens only for its own round. */
const sealOf = (round: bigint): Seal => ({ purpose: ROUND_SEEDS, context: String(round) });

/** Returns a new server seed: 32 random bytes, in hex. */
export const newSeed = (random: Random): string =>
  Buffer.from(random.bytes(SEED_BYTES)).toString('hex');

export async function keepSeed(
  tx: Tx,
  keyring: Keyring,
  round: bigint,
  seed: string,
): Promise<void> {
  const { sealed, keyVersion } = keyring.seal(sealOf(round), Buffer.from(seed, 'hex'));
  await tx.query(sql`
    insert into wingo_seed (round_id, sealed, key_version)
    values (${round}, ${sealed}, ${keyVersion})`);
}

/**
 * Returns the seed of a round, in hex.
 *
 * @throws if the key is lost, or the row was changed
 */
export const openSeed = (keyring: Keyring, round: bigint, sealed: Sealed): string =>
  keyring.open(sealOf(round), sealed).toString('hex');
