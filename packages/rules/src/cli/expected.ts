import { bytesOf, DRAND_QUICKNET, type Expected } from '../fairness';
import { BEACON_SOURCES, type BeaconSource } from '../wingo';
import { CliError } from './io';
import type { Values } from './values';

export function sourceIn({ source }: Values): BeaconSource | undefined {
  if (source === undefined) return undefined;
  const known = BEACON_SOURCES.find((each) => each === source);
  if (known !== undefined) return known;
  throw new CliError(`--source must be ${BEACON_SOURCES.join(' or ')}, not '${source}'.`);
}

export function expectedIn(values: Values): Expected {
  const key = values['beacon-key'];
  if (key !== undefined) bytesOf(key, '--beacon-key', 96);
  return {
    beaconKey: key ?? (sourceIn(values) === 'drand' ? DRAND_QUICKNET.publicKey : undefined),
    anySchedule: values['any-schedule'] ?? false,
  };
}
