import { beaconPublicKey, beaconTime, localBeacon, signBeacon } from '@platform/rules/fairness';
import type { Clock } from '../clock';
import type { Beacon } from './beacon';

/**
 * A beacon that this server runs itself, in the format of drand. Who has its key knows every round
 * in advance, so it is not independent: for trying the platform, and for tests.
 *
 * @param secretKey 32 bytes, hex
 */
export function localBeaconOf(secretKey: string, clock: Clock): Beacon {
  const chain = localBeacon(beaconPublicKey(secretKey));
  return {
    chain,
    // Held back until its time, as by a beacon of others.
    signatureOf: async (round) =>
      beaconTime(chain, round) <= clock.now() ? signBeacon(secretKey, round) : undefined,
  };
}
