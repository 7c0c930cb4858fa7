import type { Config } from '../config/config';
import { beaconOf, type ServerKeys } from './keys';
import type { Beacon } from '../ports/beacon/beacon';
import { drandBeacon } from '../ports/beacon/drand';
import { localBeaconOf } from '../ports/beacon/local';
import type { Clock } from '../ports/clock';

export interface Beacons {
  /** Beacon of new rounds. */
  beacon: Beacon;
  /** All beacons. After a change of the setting, earlier rounds may still wait for the previous beacon. */
  beacons: readonly Beacon[];
}

/** Opens the configured beacons. Sends no request before a round needs a signature. */
export function openBeacons(
  config: Config,
  { beaconKey }: Pick<ServerKeys, 'beaconKey'>,
  clock: Clock,
  onError: (error: Error) => void,
): Beacons {
  const drand = drandBeacon({ urls: config.BEACON_URLS, onError });
  if (beaconKey === undefined) return { beacon: drand, beacons: [drand] };
  const local = localBeaconOf(beaconKey, clock);
  return {
    beacon: beaconOf(config) === 'local' ? local : drand,
    beacons: [local, drand],
  };
}
