import { beaconPublicKey, localBeacon, signBeacon } from '@platform/rules/fairness';
import { Draw } from '../draw/drawRounds';
import type { RoundParts } from '../draw/roundMaker';
import type { Database } from '../db/database';
import { receiptSigner } from '../start/keys';
import type { Beacon } from '../ports/beacon/beacon';
import { systemRandom } from '../ports/random';
import type { Keyring } from '../sealing/keyring';
import { TEST_KEYRING } from './keyring';

const BEACON_KEY = '11'.repeat(32);

/** Beacon whose rounds are available at any time, so that tests do not have to wait. */
export const TEST_BEACON: Beacon = {
  chain: localBeacon(beaconPublicKey(BEACON_KEY)),
  signatureOf: async (round) => signBeacon(BEACON_KEY, round),
};

export const ROUND_PARTS: RoundParts = {
  random: systemRandom,
  keyring: TEST_KEYRING,
  chain: TEST_BEACON.chain,
};

export const TEST_RECEIPTS = receiptSigner(Buffer.alloc(32, 7));

export async function drawRounds(
  db: Database,
  beacon: Beacon = TEST_BEACON,
  keyring: Keyring = TEST_KEYRING,
): Promise<void> {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  await new Draw({ keyring, beacons: [beacon], onError }).drawRounds(db);
  if (errors.length > 0) throw errors[0];
}
