import { beaconPublicKey, beaconTime, localBeacon, signBeacon } from '@platform/rules/fairness';
import type { Clock } from '../clock';
import type { Beacon } from './beacon';

/**
 * Creates a local beacon. The owner of the secret key knows every round in advance, so this beacon
 * is not independent. Use it for trials and tests only.
 *
 * @param secretKey 32 bytes in hex
 */
export function localBeaconOf(secretKey: string, clock: Clock): Beacon {
  const chain = localBeacon(beaconPublicKey(secretKey));
  return {
    chain,
    // The signature is withheld until the time of the round, as by an independent beacon.
    signatureOf: async (round) =>
      beaconTime(chain, round) <= clock.now() ? signBeacon(secretKey, round) : undefined,
  };
}
