import type { Beacon } from '../ports/beacon/beacon';
import { drandBeacon } from '../ports/beacon/drand';
import { localBeaconOf } from '../ports/beacon/local';
import type { Clock } from '../ports/clock';

export interface Beacons {
  beacon: Beacon;
  /**
   * All supported beacons. After the setting has changed, earlier rounds may still wait for the
   * previous beacon.
   */
  beacons: readonly Beacon[];
}

export interface BeaconOptions {
  kind: 'drand' | 'local';
  urls: readonly string[];
  /** Signing key of the local beacon, in hex; undefined without a local beacon. */
  localKey: string | undefined;
  clock: Clock;
  onError: (error: Error) => void;
}

/** Opens the beacons. Sends no request before a round needs a signature. */
export function openBeacons({ kind, urls, localKey, clock, onError }: BeaconOptions): Beacons {
  const drand = drandBeacon({ urls, onError });
  if (localKey === undefined) return { beacon: drand, beacons: [drand] };
  const local = localBeaconOf(localKey, clock);
  return { beacon: kind === 'local' ? local : drand, beacons: [local, drand] };
}
